import type { Rows } from '../../../../../core/plot/index.ts';
import type { Column } from '../../../../../core/samples/index.ts';

/** What a column comes to, in its base unit; without any value there is no least, greatest and mean. */
export interface ColumnFigures {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly mean: number | undefined;
  /** Values that are not missing. */
  readonly count: number;
}

/** Of the values in the given rows; missing ones are left out. */
export function columnFigures(column: Column, { fromIndex, untilIndex }: Rows): ColumnFigures {
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0];
  for (let row = fromIndex; row < untilIndex; row++) {
    const value = column[row]!;
    if (Number.isNaN(value)) continue;
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value;
    count++;
  }
  return count === 0 ? { min: undefined, max: undefined, mean: undefined, count } : { min, max, mean: sum / count, count };
}
