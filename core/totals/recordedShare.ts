import { indexAt, type SampleTable } from '../samples/index.ts';
import { countedMs } from './countedMs.ts';
import { periodRows, type RowPeriod } from './rowPeriods.ts';
import type { TimeRange } from '../time/index.ts';

/**
 * The part, 0..1, of a span that a table's rows stand for, each with what it counts within the span; the row before it may reach into it.
 * Undefined for an empty or reversed span.
 */
export function recordedShare(
  table: Pick<SampleTable, 'timesMs' | 'length'>,
  { fromMs, untilMs }: TimeRange,
  periods: readonly RowPeriod[],
): number | undefined {
  if (!(untilMs > fromMs)) return undefined;
  const { timesMs, length } = table;
  const rows = { fromIndex: Math.max(0, indexAt(timesMs, length, fromMs) - 1), untilIndex: indexAt(timesMs, length, untilMs) };
  let recordedMs = 0;
  for (const { fromIndex, untilIndex, periodMs } of periodRows(table, rows, periods)) {
    for (let row = fromIndex; row < untilIndex; row++) {
      const startMs = timesMs[row]!;
      const endMs = startMs + countedMs(row + 1 < length ? timesMs[row + 1]! - startMs : Infinity, periodMs);
      recordedMs += Math.max(0, Math.min(endMs, untilMs) - Math.max(startMs, fromMs));
    }
  }
  return recordedMs / (untilMs - fromMs);
}
