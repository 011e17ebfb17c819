import { intervalsOf, periodMsOf, pieceRows } from './intervals.ts';
import type { SavedQuarters } from './quarterStore.ts';
import { rowsBetween, type SampleTable } from '../samples/index.ts';
import type { SlotSums } from './SlotSums.ts';
import { sumScratch } from './SumScratch.ts';
import { sumTable } from './sumTable.ts';

/**
 * What `preparedTotals` saves of the quarter hours of a table, in less time, as parts that follow each other: a quarter hour can be in two of them.
 * The latest row counts `lastPeriodS`. No part without rows, and for a period that `totalsOf` would not count.
 */
export function quarterSums(table: SampleTable, periodS: number, lastPeriodS = 0): readonly SavedQuarters[] {
  const { timesMs, length } = table;
  const periodMs = periodMsOf(periodS);
  const parts: SavedQuarters[] = [];
  const scratch = sumScratch(Math.min(length, pieceRows + 2));
  for (let row = 0; row < length && periodMs > 0; row += pieceRows) {
    const piece = rowsBetween(table, Math.max(0, row - 1), Math.min(length, row + pieceRows + 1));
    const span = {
      fromMs: row === 0 ? -Infinity : timesMs[row]!,
      untilMs: row + pieceRows < length ? timesMs[row + pieceRows]! : Infinity,
    };
    const intervals = intervalsOf(piece.timesMs, piece.length, span, periodMs, periodMsOf(lastPeriodS), scratch);
    const slots: (SlotSums | undefined)[] = [];
    sumTable(piece, intervals, slots, true, scratch);
    const numbers = Float64Array.from(intervals.quarters);
    parts.push({ numbers, periodsMs: new Float64Array(numbers.length).fill(periodMs), slots });
  }
  return parts;
}
