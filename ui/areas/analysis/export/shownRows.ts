import { type Rows, rowsIn } from '../../../../core/plot/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';

/** The samples within the range that is shown. */
export function shownRows({ span, table: { timesMs, length } }: Pick<AnalysisChartVm, 'span' | 'table'>): Rows {
  return span === undefined ? { fromIndex: 0, untilIndex: 0 } : rowsIn(timesMs, length, span);
}
