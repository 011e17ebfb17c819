import { intervalsOf, periodMsOf, pieceRows } from './intervals.ts';
import type { RangeTotals } from './RangeTotals.ts';
import { indexAt, rowsBetween, type SampleTable } from '../samples/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { SlotSums } from './SlotSums.ts';
import { sumScratch } from './SumScratch.ts';
import { sumTable } from './sumTable.ts';
import { totalsOfSums } from './totalsOfSums.ts';

/**
 * What the samples say of a range, from a scan of its rows; the table should also hold the row before the range and the one behind it.
 * A row counts `periodS` from its time on, with the state and the values it has, or less when the next row comes sooner; what is left up to the next row is
 * a gap, of which nothing is known. Starts and unloadCycles are counted over gaps of up to three periods. Missing, negative and impossible values (over 32 767) count as missing, and so do all values while communication is lost.
 * A range without rows, reversed, empty, or without a start or an end, and a `periodS` that is not above 0 or beyond an hour give `emptyTotals`.
 */
export function totalsOf(table: SampleTable, range: TimeRange, periodS: number): RangeTotals {
  const { timesMs, length } = table;
  const slots: (SlotSums | undefined)[] = [];
  const periodMs = periodMsOf(periodS);
  const from = Math.max(0, indexAt(timesMs, length, range.fromMs) - 1);
  const until = Math.max(from, indexAt(timesMs, length, range.untilMs));
  const scratch = sumScratch(Math.min(length, pieceRows + 2));
  for (let row = from; row < until; row += pieceRows) {
    const piece = rowsBetween(table, Math.max(0, row - 1), Math.min(length, row + pieceRows + 1));
    const span = {
      fromMs: row === from ? range.fromMs : timesMs[row]!,
      untilMs: row + pieceRows < until ? timesMs[row + pieceRows]! : range.untilMs,
    };
    sumTable(piece, intervalsOf(piece.timesMs, piece.length, span, periodMs, periodMs, scratch), slots, false, scratch);
  }
  return totalsOfSums(range, slots);
}
