import type { TimeRange } from '../../../../core/time/index.ts';
import { coveredShare, recordedShare, type RowPeriod } from '../../../../core/totals/index.ts';
import type { AnalysisData } from '../../../stores/index.ts';

/** The part, 0..1, of a range that was recorded, as its samples or its sums say; undefined for an empty range. */
export function recordedShareOf(
  { table, steps }: Pick<AnalysisData, 'table' | 'steps'>,
  range: TimeRange,
  periods: readonly RowPeriod[],
): number | undefined {
  if (steps === undefined) return recordedShare(table, range, periods);
  return coveredShare({ timesMs: table.timesMs, stepMs: steps.stepMs, coveredS: steps.recordedS }, range);
}
