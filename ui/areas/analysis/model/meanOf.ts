import type { Column } from '../../../../core/samples/index.ts';

/** Of the values in the rows `fromIndex` up to but not including `untilIndex`; undefined without any. */
export function meanOf(column: Column | undefined, fromIndex: number, untilIndex: number): number | undefined {
  let sum = 0;
  let count = 0;
  for (let row = fromIndex; row < untilIndex; row++) {
    const value = column?.[row] ?? NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    count++;
  }
  return count === 0 ? undefined : sum / count;
}
