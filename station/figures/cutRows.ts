import type { SampleTable, TimeSpan } from '../../core/samples/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { quarterHourMs } from './quarterRecords.ts';
import { joinedRows } from './sampleRows.ts';
import type { Segment } from './segmentsNear.ts';

/** A row reaches at most three periods ahead. */
const reachPeriods = 3;

/** The quarter hours that a range cuts, each whole and widened by a margin, so that other ranges that cut them want the same; those that touch are one. */
function cutSpans({ fromMs, untilMs }: TimeSpan, marginMs: number): readonly TimeSpan[] {
  const cuts = [fromMs, untilMs].filter((atMs) => atMs % quarterHourMs !== 0);
  const [first, last] = cuts.map((atMs) => {
    const startMs = Math.floor(atMs / quarterHourMs) * quarterHourMs;
    return { fromMs: startMs - marginMs, untilMs: startMs + quarterHourMs + marginMs };
  });
  if (first === undefined) return [];
  if (last === undefined) return [first];
  return first.untilMs >= last.fromMs ? [{ fromMs: first.fromMs, untilMs: last.untilMs }] : [first, last];
}

/** The rows around the quarter hours that a range cuts. */
export async function cutRows(segments: readonly Segment[], range: TimeSpan): Promise<SampleTable> {
  const longestS = segments.reduce((longest, { sums }) => Math.max(longest, sums.periodS), 0);
  const tables: SampleTable[] = [];
  for (const span of cutSpans(range, reachPeriods * longestS * msPerSecond + 1)) {
    for (const { sums, rows } of segments) {
      if (sums.first.atMs < span.untilMs && sums.latest.atMs >= span.fromMs) tables.push(await rows(span));
    }
  }
  return joinedRows(tables);
}
