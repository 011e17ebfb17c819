import { type Rows, rowsIn } from '../../../../core/plot/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';

/** The samples within the range that is shown. */
export function shownRows({ range: { span }, table: { timesMs, length } }: Pick<AnalysisChartVm, 'range' | 'table'>): Rows {
  return span === undefined ? { fromIndex: 0, untilIndex: 0 } : rowsIn(timesMs, length, span);
}
