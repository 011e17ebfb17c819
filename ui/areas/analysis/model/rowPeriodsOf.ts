import { weekBufferSpacingMs } from '../../../../core/samples/index.ts';
import { type RowPeriod, rowPeriods } from '../../../../core/totals/index.ts';
import type { AnalysisData } from '../../../stores/index.ts';

/** How long the rows of the live log count. */
export const liveRowPeriods: readonly RowPeriod[] = [{ fromMs: -Infinity, periodMs: weekBufferSpacingMs }];

/** How long the rows count that were loaded, those of a zone (IANA name); none without any. */
export function rowPeriodsOf(data: AnalysisData | undefined, zone: string): readonly RowPeriod[] {
  if (data?.steps !== undefined) return [{ fromMs: -Infinity, periodMs: data.steps.stepMs }];
  return rowPeriods(
    (data?.files ?? []).map(({ day, facts }) => ({ day, periodS: facts.header.periodS })),
    zone,
  );
}
