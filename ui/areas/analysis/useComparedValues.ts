import { useEffect } from 'react';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import type { ComparedStores } from './compared.vm.ts';
import { isSampled } from './model/isSampled.ts';

/** Asks for what the shown range is compared with. Only inside an observer. */
export function useComparedValues(vm: AnalysisChartVm, { analysis, inputs }: ComparedStores): void {
  const { summedChannels: channels } = vm;
  const { wantedDays, span } = vm.compared;
  const hasSums = span !== undefined && !isSampled(span);
  useEffect(() => {
    if (wantedDays !== undefined) void analysis.ask(wantedDays, hasSums ? channels : []);
  }, [analysis, wantedDays, channels, hasSums]);
  useEffect(() => inputs.follow(() => vm.compared.wantedInputs), [inputs, vm]);
}
