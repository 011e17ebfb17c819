import { useEffect } from 'react';
import type { AnalysisStore } from '../../stores/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';

/** Asks for the files of a short part of a long range, as long as somebody looks at it. Only inside an observer. */
export function useDetailFiles(vm: AnalysisChartVm, detail: AnalysisStore): void {
  const { wantedDays } = vm.detail;
  useEffect(() => {
    if (wantedDays === undefined) detail.leave();
    else void detail.ask(wantedDays);
  }, [detail, wantedDays]);
}
