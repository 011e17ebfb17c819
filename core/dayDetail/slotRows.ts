import { type Column, indexAt, type SampleTable, type StatusRun } from '../samples/index.ts';
import { msPerSecond, type TimeRange } from '../time/index.ts';

/** Length of a slot. */
export const slotMs = 10 * msPerSecond;

/** Which rows of a table belong to which slot of a day: those of slot i are from place i to before place i + 1. */
export type SlotRows = Uint32Array;

/** Of a day in slots of 10 s of UTC, 8640 of them, 8280 or 9000 where the clock changes; or of another length. */
export function slotRows(
  { timesMs, length }: Pick<SampleTable, 'timesMs' | 'length'>,
  { fromMs, untilMs }: TimeRange,
  lengthMs = slotMs,
): SlotRows {
  const count = Math.round((untilMs - fromMs) / lengthMs);
  const first = new Uint32Array(count + 1);
  let row = indexAt(timesMs, length, fromMs);
  for (let slot = 0; slot <= count; slot++) {
    const atMs = fromMs + slot * lengthMs;
    while (row < length && timesMs[row]! < atMs) row++;
    first[slot] = row;
  }
  return first;
}

/** Adds to each slot how many rows of a run it has; the run begins in slot `from` or later. Returns the slot in which the next run may begin. */
export function addRowCounts(counts: Uint16Array, rows: SlotRows, run: Pick<StatusRun, 'fromRow' | 'untilRow'>, from: number): number {
  const { fromRow, untilRow } = run;
  let slot = from;
  while (slot < counts.length && rows[slot + 1]! <= fromRow) slot++;
  for (; slot < counts.length && rows[slot]! < untilRow; slot++)
    counts[slot]! += Math.min(untilRow, rows[slot + 1]!) - Math.max(fromRow, rows[slot]!);
  return Math.max(from, slot - 1);
}

/** Adds to the sum of each slot the values that a run has in it; the run begins in slot `from` or later. Returns the slot in which the next run may begin. */
export function addRowValues(
  sums: Float64Array,
  rows: SlotRows,
  column: Column,
  run: Pick<StatusRun, 'fromRow' | 'untilRow'>,
  from: number,
): number {
  const until = Math.min(run.untilRow, rows[sums.length]!);
  let row = Math.max(run.fromRow, rows[0]!);
  let slot = from;
  while (row < until) {
    while (rows[slot + 1]! <= row) slot++;
    const end = Math.min(until, rows[slot + 1]!);
    let sum = 0;
    for (; row < end; row++) sum += column[row]!;
    sums[slot]! += sum;
  }
  return slot;
}
