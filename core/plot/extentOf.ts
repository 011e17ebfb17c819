import type { Column } from '../samples/index.ts';

/** Least and greatest value; NaN when there is none. */
export interface Extent {
  readonly min: number;
  readonly max: number;
}

/** Of the rows `fromIndex` up to but not including `untilIndex`. */
export function extentOf(column: Column, fromIndex = 0, untilIndex = column.length): Extent {
  let min = NaN;
  let max = NaN;
  for (let i = fromIndex; i < untilIndex; i++) {
    const value = column[i]!;
    if (Number.isNaN(value)) continue;
    if (!(value >= min)) min = value;
    if (!(value <= max)) max = value;
  }
  return { min, max };
}

/** The extent of several. */
export function jointExtent(extents: readonly Extent[]): Extent {
  const known = extents.filter(({ min }) => !Number.isNaN(min));
  if (known.length === 0) return { min: NaN, max: NaN };
  return { min: Math.min(...known.map(({ min }) => min)), max: Math.max(...known.map(({ max }) => max)) };
}
