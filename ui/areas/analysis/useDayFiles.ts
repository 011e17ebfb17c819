import { useEffect } from 'react';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { type AvailableDays, useAvailableDays } from '../../dates/index.ts';
import { useAnalysisStore } from './useAnalysisStore.ts';

/** Asks for the day files that the view shows, those of the last day when it names none. Only inside an observer. */
export function useDayFiles(vm: AnalysisChartVm): AvailableDays {
  const analysis = useAnalysisStore();
  const available = useAvailableDays();
  const { view, range } = vm;
  const lastDay = [...(available.days ?? [])].at(-1);
  const { days } = view;
  const { fileDays } = range;
  const isWanted = range.source === 'sd';

  useEffect(() => {
    if (!isWanted || days !== undefined) return;
    const wanted = fileDays ?? (lastDay === undefined ? undefined : { from: lastDay, until: lastDay });
    if (wanted !== undefined) vm.show({ ...vm.view, days: wanted });
  }, [vm, isWanted, days, fileDays, lastDay]);
  useEffect(() => analysis.follow(() => vm.wantedPast), [analysis, vm]);
  return available;
}
