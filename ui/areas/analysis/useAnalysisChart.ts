import { useEffect, useState } from 'react';
import { ports, stores, useService } from '../../di/index.ts';
import { AnalysisChartVm } from './analysisChart.vm.ts';
import type { AvailableDays } from '../../dates/index.ts';
import { useAnalysisView } from './useAnalysisView.ts';
import { useComparedValues } from './useComparedValues.ts';
import { useDayFiles } from './useDayFiles.ts';
import { useAnalysisStore, useComparedStores, useDetailStore, useInputsStore } from './useAnalysisStore.ts';
import type { AnalysisStore } from '../../stores/index.ts';

/** Asks for the files of a short part of a long range, as long as somebody looks at it. Only inside an observer. */
function useDetailFiles(vm: AnalysisChartVm, detail: AnalysisStore): void {
  const { wantedDays } = vm.detail;
  useEffect(() => {
    if (wantedDays === undefined) detail.leave();
    else void detail.ask(wantedDays);
  }, [detail, wantedDays]);
}

const tickMs = 1000;

/** The values that the page's address asks for, kept up to date. Only inside an observer. */
export function useAnalysisChart(): { readonly vm: AnalysisChartVm; readonly availableDays: AvailableDays } {
  const plant = useService(stores.plant);
  const log = useService(stores.log);
  const analysis = useAnalysisStore();
  const detail = useDetailStore();
  const inputs = useInputsStore();
  const compared = useComparedStores();
  const settings = useService(stores.settings);
  const clock = useService(ports.clock);
  const [vm] = useState(() => new AnalysisChartVm({ plant, log, analysis, detail, inputs, compared, settings, clock }));
  const { isLive } = vm;

  useAnalysisView(vm);
  const availableDays = useDayFiles(vm);
  useDetailFiles(vm, detail);
  useEffect(() => vm.live.follow(), [vm]);
  useEffect(() => inputs.follow(() => vm.wantedInputs), [inputs, vm]);
  useComparedValues(vm, compared);
  useEffect(() => {
    if (isLive) return;
    const timer = setInterval(() => vm.live.tick(), tickMs);
    return () => clearInterval(timer);
  }, [vm, isLive]);
  return { vm, availableDays };
}
