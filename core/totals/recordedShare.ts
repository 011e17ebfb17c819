import { indexAt, type SampleTable } from '../samples/index.ts';
import { countedRowMs, type RowPeriod } from './rowPeriods.ts';
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
  let recordedMs = 0;
  for (let row = Math.max(0, indexAt(timesMs, length, fromMs) - 1); row < length && timesMs[row]! < untilMs; row++) {
    const startMs = timesMs[row]!;
    const endMs = startMs + countedRowMs(table, row, periods);
    recordedMs += Math.max(0, Math.min(endMs, untilMs) - Math.max(startMs, fromMs));
  }
  return recordedMs / (untilMs - fromMs);
}
