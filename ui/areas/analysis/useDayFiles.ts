import { useEffect } from 'react';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { type AvailableDays, useAvailableDays } from '../../dates/index.ts';
import { useAnalysisStore } from './useAnalysisStore.ts';

/** Asks for the day files that the view shows, those of the last day when it names none. Only inside an observer. */
export function useDayFiles(vm: AnalysisChartVm): AvailableDays {
  const analysis = useAnalysisStore();
  const available = useAvailableDays();
  const { view } = vm;
  const lastDay = [...(available.days ?? [])].at(-1);
  const { days } = view;
  const isWanted = view.source === 'sd';

  useEffect(() => {
    if (isWanted && days === undefined && lastDay !== undefined) vm.show({ ...vm.view, days: { from: lastDay, until: lastDay } });
  }, [vm, isWanted, days, lastDay]);
  useEffect(() => {
    if (isWanted && days !== undefined) void analysis.ask(days);
  }, [analysis, isWanted, days]);
  return available;
}
