import { clearPoints, type DrawnPoints, noPoints, seeRows } from './drawnPoints.ts';
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

/** Rows in a group of the lowest level; groups of it in one of the next. */
const groupRowBits = 4;
const branchBits = 2;

interface Level {
  /** Rows in a group are 2 to the power of this. */
  readonly rowBits: number;
  readonly groups: number;
  /** Indices of rows; -1 in a group without a value. */
  readonly least: Int32Array;
  readonly greatest: Int32Array;
  /** Longest run of missing values, and the runs at both ends. */
  readonly gap: Int32Array;
  readonly gapRows: Int32Array;
  readonly headRows: Int32Array;
  readonly tailRows: Int32Array;
}

function emptyLevel(rowBits: number, length: number): Level {
  const groups = length >>> rowBits;
  const column = () => new Int32Array(groups);
  return {
    rowBits,
    groups,
    least: column(),
    greatest: column(),
    gap: column(),
    gapRows: column(),
    headRows: column(),
    tailRows: column(),
  };
}

/** Goes on with a whole group. */
function seeGroup(points: DrawnPoints, column: Column, level: Level, group: number): void {
  const from = group << level.rowBits;
  const size = 1 << level.rowBits;
  const headRows = level.headRows[group]!;
  if (points.runRows + headRows > points.gapRows && headRows > 0) {
    points.gapRows = points.runRows + headRows;
    points.gap = from - points.runRows;
  }
  if (headRows === size) {
    points.runRows += size;
    return;
  }
  if (level.gapRows[group]! > points.gapRows) {
    points.gapRows = level.gapRows[group]!;
    points.gap = level.gap[group]!;
  }
  points.runRows = level.tailRows[group]!;
  points.last = from + size - 1 - level.tailRows[group]!;
  const least = level.least[group]!;
  const greatest = level.greatest[group]!;
  if (points.first < 0) {
    points.first = from + headRows;
    points.least = least;
    points.greatest = greatest;
    return;
  }
  if (column[least]! < column[points.least]!) points.least = least;
  if (column[greatest]! > column[points.greatest]!) points.greatest = greatest;
}

function setGroup(level: Level, group: number, { first, last, least, greatest, gap, gapRows }: DrawnPoints): void {
  const from = group << level.rowBits;
  const size = 1 << level.rowBits;
  level.least[group] = least;
  level.greatest[group] = greatest;
  level.gap[group] = gap;
  level.gapRows[group] = gapRows;
  level.headRows[group] = first < 0 ? size : first - from;
  level.tailRows[group] = last < 0 ? size : from + size - 1 - last;
}

/** Sets a group whose rows all have finite values, as most have; false for any other. */
function setFullGroup(level: Level, group: number, column: Column): boolean {
  const from = group << level.rowBits;
  const until = from + (1 << level.rowBits);
  let [least, greatest] = [from, from];
  let [low, high] = [Infinity, -Infinity];
  for (let i = from; i < until; i++) {
    const value = column[i]!;
    if (!(value - value === 0)) return false;
    if (value < low) {
      low = value;
      least = i;
    }
    if (value > high) {
      high = value;
      greatest = i;
    }
  }
  level.least[group] = least;
  level.greatest[group] = greatest;
  level.gap[group] = -1;
  return true;
}

/**
 * Of the first `length` rows of a column, which must not change later; NaN is a missing value.
 * Building it takes about one look at each row.
 */
export function extremesPyramid(timesMs: Float64Array, column: Column, length: number): ExtremesPyramid {
  const levels: Level[] = [];
  for (let rowBits = groupRowBits; length >>> rowBits > 0; rowBits += branchBits) {
    const level = emptyLevel(rowBits, length);
    const below = levels.at(-1);
    const points = noPoints();
    for (let group = 0; group < level.groups; group++) {
      if (below === undefined && setFullGroup(level, group, column)) continue;
      clearPoints(points);
      if (below === undefined) seeRows(points, column, group << rowBits, (group + 1) << rowBits);
      else for (let i = group << branchBits; i < (group + 1) << branchBits; i++) seeGroup(points, column, below, i);
      setGroup(level, group, points);
    }
    levels.push(level);
  }

  /** Goes on with rows, in groups as large as fit. */
  const see = (points: DrawnPoints, from: number, until: number) => {
    let row = from;
    while (row < until) {
      let fitting = -1;
      while (fitting + 1 < levels.length) {
        const size = 1 << levels[fitting + 1]!.rowBits;
        if ((row & (size - 1)) !== 0 || row + size > until) break;
        fitting++;
      }
      if (fitting < 0) {
        const end = Math.min(until, ((row >>> groupRowBits) + 1) << groupRowBits);
        seeRows(points, column, row, end);
        row = end;
      } else {
        const level = levels[fitting]!;
        seeGroup(points, column, level, row >>> level.rowBits);
        row += 1 << level.rowBits;
      }
    }
  };

  const all = noPoints();
  see(all, 0, length);

  return {
    isWhole: length > 0 && all.first === 0 && all.last === length - 1 && all.gapRows === 0,
    reduce: (fromIndex, untilIndex, buckets) => reduceSpans(timesMs, fromIndex, Math.min(untilIndex, length), buckets, see),
    extremes: (fromIndex, untilIndex) => {
      const points = noPoints();
      see(points, fromIndex, Math.min(untilIndex, length));
      return points;
    },
  };
}
