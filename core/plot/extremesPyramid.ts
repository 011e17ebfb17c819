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
const groupRowBits = 5;
const branchBits = 2;

interface Level {
  /** Rows in a group are 2 to the power of this. */
  readonly rowBits: number;
  readonly groups: number;
  /** Indices of rows; -1 in a group without a value. */
  readonly least: Int32Array;
  readonly greatest: Int32Array;
  /** Undefined while no value is missing, as in most columns. */
  missing: Missing | undefined;
}

/** Of each group of a level. */
interface Missing {
  /** Longest run of missing values, and the runs at both ends. */
  readonly gap: Int32Array;
  readonly gapRows: Int32Array;
  readonly headRows: Int32Array;
  readonly tailRows: Int32Array;
}

function emptyLevel(rowBits: number, length: number): Level {
  const groups = length >>> rowBits;
  return { rowBits, groups, least: new Int32Array(groups), greatest: new Int32Array(groups), missing: undefined };
}

function noneMissing(groups: number): Missing {
  const column = () => new Int32Array(groups);
  return { gap: column(), gapRows: column(), headRows: column(), tailRows: column() };
}

/** Goes on with what is missing in a group; false when all of it is. */
function seeMissing(
  points: DrawnPoints,
  { gap, gapRows, headRows, tailRows }: Missing,
  group: number,
  from: number,
  size: number,
): boolean {
  const head = headRows[group]!;
  if (points.runRows + head > points.gapRows && head > 0) {
    points.gapRows = points.runRows + head;
    points.gap = from - points.runRows;
  }
  if (head === size) {
    points.runRows += size;
    return false;
  }
  if (gapRows[group]! > points.gapRows) {
    points.gapRows = gapRows[group]!;
    points.gap = gap[group]!;
  }
  points.runRows = tailRows[group]!;
  return true;
}

/** Goes on with a whole group. */
function seeGroup(points: DrawnPoints, column: Column, level: Level, group: number): void {
  const from = group << level.rowBits;
  const size = 1 << level.rowBits;
  const { missing } = level;
  if (missing === undefined) points.runRows = 0;
  else if (!seeMissing(points, missing, group, from, size)) return;
  points.last = from + size - 1 - points.runRows;
  const least = level.least[group]!;
  const greatest = level.greatest[group]!;
  if (points.first < 0) {
    points.first = from + (missing?.headRows[group] ?? 0);
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
  if (first === from && last === from + size - 1 && gapRows === 0) return;
  const missing = (level.missing ??= noneMissing(level.groups));
  missing.gap[group] = gap;
  missing.gapRows[group] = gapRows;
  missing.headRows[group] = first < 0 ? size : first - from;
  missing.tailRows[group] = last < 0 ? size : from + size - 1 - last;
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
  return true;
}

/** Sets a group of a level above one where no value is missing. */
function setJointGroup(level: Level, group: number, column: Column, below: Level): void {
  const first = group << branchBits;
  const until = first + (1 << branchBits);
  let [least, greatest] = [below.least[first]!, below.greatest[first]!];
  for (let i = first + 1; i < until; i++) {
    const [low, high] = [below.least[i]!, below.greatest[i]!];
    if (column[low]! < column[least]!) least = low;
    if (column[high]! > column[greatest]!) greatest = high;
  }
  level.least[group] = least;
  level.greatest[group] = greatest;
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
      if (below === undefined) {
        if (setFullGroup(level, group, column)) continue;
        clearPoints(points);
        seeRows(points, column, group << rowBits, (group + 1) << rowBits);
      } else if (below.missing === undefined) {
        setJointGroup(level, group, column, below);
        continue;
      } else {
        clearPoints(points);
        for (let i = group << branchBits; i < (group + 1) << branchBits; i++) seeGroup(points, column, below, i);
      }
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
