import { indexAt, type SampleTable, type StatusRun } from '../samples/index.ts';
import { msPerSecond, type TimeRange } from '../time/index.ts';

/** Length of a slot. */
export const slotMs = 10 * msPerSecond;

/** Which rows of a table belong to which slot of a day: those of slot i are from place i to before place i + 1. */
export type SlotRows = Uint32Array;

/** Of a day in slots of 10 s of UTC: 8640 of them, 8280 or 9000 where the clock changes. */
export function slotRows({ timesMs, length }: Pick<SampleTable, 'timesMs' | 'length'>, { fromMs, untilMs }: TimeRange): SlotRows {
  const count = Math.round((untilMs - fromMs) / slotMs);
  const first = new Uint32Array(count + 1);
  let row = indexAt(timesMs, length, fromMs);
  for (let slot = 0; slot <= count; slot++) {
    const atMs = fromMs + slot * slotMs;
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
