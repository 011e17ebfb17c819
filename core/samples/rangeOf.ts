import type { SampleTable } from './SampleTable.ts';

/** The first of `length` ascending times that is not before `atMs`; `length` when all are. */
export function indexAt(timesMs: Float64Array, length: number, atMs: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (timesMs[middle]! < atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows `from` up to but not including `until`: views of the given table, not copies. */
export const rowsBetween = ({ timesMs, columns }: SampleTable, from: number, until: number): SampleTable => ({
  length: until - from,
  timesMs: timesMs.subarray(from, until),
  columns: new Map(Array.from(columns, ([channel, column]) => [channel, column.subarray(from, until)])),
});

/** The rows from `fromMs` up to but not including `untilMs`: views of the given table, not copies. */
export function rangeOf(table: SampleTable, fromMs: number, untilMs: number): SampleTable {
  const from = indexAt(table.timesMs, table.length, fromMs);
  return rowsBetween(table, from, Math.max(from, indexAt(table.timesMs, table.length, untilMs)));
}
