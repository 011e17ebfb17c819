import { countedMs } from './countedMs.ts';
import { periodRows, type RowPeriod } from './rowPeriods.ts';
import type { Column, SampleTable } from '../samples/index.ts';
import { msPerSecond } from '../time/index.ts';

/** What a column comes to, in its unit; without any value there is no least, greatest and mean. */
export interface ColumnFigures {
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Over time: each value weighs as long as its row counts, or as long as it is known to be of. */
  readonly mean: number | undefined;
  /** Time with a value, ms. */
  readonly knownMs: number;
  /** Values that are not missing. */
  readonly count: number;
}

const noFigures: ColumnFigures = { min: undefined, max: undefined, mean: undefined, knownMs: 0, count: 0 };

/** Of the values in the rows `fromIndex` up to but not including `untilIndex` of a table; missing ones are left out. With `coveredS` a value weighs so many seconds. */
export function columnFigures(
  table: Pick<SampleTable, 'timesMs' | 'length'>,
  column: Column | undefined,
  rows: { readonly fromIndex: number; readonly untilIndex: number },
  periods: readonly RowPeriod[],
  coveredS?: Column,
): ColumnFigures {
  if (column === undefined) return noFigures;
  let [min, max, sum, knownMs, count] = [Infinity, -Infinity, 0, 0, 0];
  const { timesMs, length } = table;
  for (const { fromIndex, untilIndex, periodMs } of periodRows(table, rows, periods)) {
    for (let row = fromIndex; row < untilIndex; row++) {
      const value = column[row] ?? NaN;
      if (Number.isNaN(value)) continue;
      if (value < min) min = value;
      if (value > max) max = value;
      const untilNextMs = row + 1 < length ? timesMs[row + 1]! - timesMs[row]! : Infinity;
      const weightMs = coveredS === undefined ? countedMs(untilNextMs, periodMs) : coveredS[row]! * msPerSecond;
      sum += value * weightMs;
      knownMs += weightMs;
      count++;
    }
  }
  if (count === 0) return noFigures;
  return { min, max, mean: knownMs > 0 ? Math.min(max, Math.max(min, sum / knownMs)) : undefined, knownMs, count };
}
