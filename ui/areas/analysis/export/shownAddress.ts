import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import { viewToQuery } from '../model/analysisView.ts';

/** The address of what is shown, with its moments: it shows the same later on. */
export function shownAddress({ view, defaults, range: { restedSpan } }: AnalysisChartVm): string {
  const shown = restedSpan === undefined ? view : { ...view, x: { mode: 'manual', span: restedSpan } as const };
  return `${location.origin}${location.pathname}?${new URLSearchParams(viewToQuery(shown, defaults)).toString()}`;
}
