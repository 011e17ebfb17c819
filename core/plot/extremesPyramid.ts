import { type DrawnPoints, noPoints, seeRows } from './drawnPoints.ts';
import { branchBits, extremeGroups, groupRowBits, seeGroup } from './extremeGroups.ts';
import { reduceSpans } from './reduceToExtremes.ts';
import type { Column } from '../samples/index.ts';

/** The extremes of a column in groups of rows, so that a line of any part of it is reduced without a look at every row. */
export interface ExtremesPyramid {
  /** The points of `reduceToExtremes` for the same rows. */
  reduce(fromIndex: number, untilIndex: number, buckets?: number): readonly number[];
  /** The rows of the least and the greatest value; -1 where there is none. */
  extremes(fromIndex: number, untilIndex: number): Pick<DrawnPoints, 'least' | 'greatest'>;
  /** No value is missing. */
  readonly isWhole: boolean;
}

/** Where the lowest group that holds a row ends, or `until` before it. */
const groupEnd = (row: number, until: number) => Math.min(until, ((row >>> groupRowBits) + 1) << groupRowBits);

/**
 * Of the first `length` rows of a column, which must not change later; NaN is a missing value.
 * Building it takes about one look at each row.
 */
export function extremesPyramid(timesMs: Float64Array, column: Column, length: number): ExtremesPyramid {
  const groups = extremeGroups(column, length);
  const { starts, least: leasts, greatest: greatests, low: lows, high: highs } = groups;
  const topLevel = starts.length - 2;

  /** The level of the largest group that begins at a row and ends before `until`; -1 where there is none. */
  const levelAt = (row: number, until: number) => {
    const bits = 31 - Math.clz32(Math.min(row & -row || until, until - row));
    return bits < groupRowBits ? -1 : Math.min(topLevel, Math.floor((bits - groupRowBits) / branchBits));
  };

  /** Goes on with rows, in groups as large as fit. */
  const see = (points: DrawnPoints, from: number, until: number) => {
    let row = from;
    while (row < until) {
      const level = levelAt(row, until);
      if (level < 0) {
        const end = groupEnd(row, until);
        seeRows(points, column, row, end);
        row = end;
      } else {
        const rowBits = groupRowBits + branchBits * level;
        seeGroup(points, column, groups, starts[level]! + (row >>> rowBits), row, 1 << rowBits);
        row += 1 << rowBits;
      }
    }
  };

  /** The same of rows of which none is missing. */
  const seeWhole = (points: DrawnPoints, from: number, until: number) => {
    let least = from;
    let greatest = from;
    let low = column[from]!;
    let high = low;
    let row = from;
    while (row < until) {
      const level = levelAt(row, until);
      if (level < 0) {
        for (const end = groupEnd(row, until); row < end; row++) {
          const value = column[row]!;
          if (value < low) {
            low = value;
            least = row;
          } else if (value > high) {
            high = value;
            greatest = row;
          }
        }
      } else {
        const rowBits = groupRowBits + branchBits * level;
        const group = starts[level]! + (row >>> rowBits);
        if (lows[group]! < low) {
          low = lows[group]!;
          least = leasts[group]!;
        }
        if (highs[group]! > high) {
          high = highs[group]!;
          greatest = greatests[group]!;
        }
        row += 1 << rowBits;
      }
    }
    points.first = from;
    points.last = until - 1;
    points.least = least;
    points.greatest = greatest;
  };

  const all = noPoints();
  see(all, 0, length);
  const isWhole = length > 0 && all.first === 0 && all.last === length - 1 && all.gapRows === 0;
  const seeAny = isWhole ? seeWhole : see;

  return {
    isWhole,
    reduce: (fromIndex, untilIndex, buckets) => reduceSpans(timesMs, fromIndex, Math.min(untilIndex, length), buckets, seeAny),
    extremes: (fromIndex, untilIndex) => {
      const points = noPoints();
      const until = Math.min(untilIndex, length);
      if (fromIndex < until) seeAny(points, fromIndex, until);
      return points;
    },
  };
}
