import { type SampleTable, joinedRows } from '../../core/samples/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { cutSpans } from '../../core/totals/index.ts';
import type { Segment } from './segmentsNear.ts';

/** The rows around the quarter hours that a range cuts. */
export async function cutRows(segments: readonly Segment[], range: TimeRange): Promise<SampleTable> {
  const longestS = segments.reduce((longest, { sums }) => Math.max(longest, sums.periodS), 0);
  const tables: SampleTable[] = [];
  for (const span of cutSpans(range, longestS)) {
    for (const { sums, rows } of segments) {
      if (sums.first.atMs < span.untilMs && sums.latest.atMs >= span.fromMs) tables.push(await rows(span));
    }
  }
  return joinedRows(tables);
}
