import { useEffect } from 'react';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import type { ComparedStores } from './compared.vm.ts';

/** Asks for what the shown range is compared with. Only inside an observer. */
export function useComparedValues(vm: AnalysisChartVm, { analysis, inputs }: ComparedStores): void {
  const { summedChannels: channels } = vm;
  const { wantedDays } = vm.compared;
  useEffect(() => {
    if (wantedDays !== undefined) void analysis.ask(wantedDays, channels);
  }, [analysis, wantedDays, channels]);
  useEffect(() => inputs.follow(() => vm.compared.wantedInputs), [inputs, vm]);
}
