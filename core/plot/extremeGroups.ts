import type { Column } from '../samples/index.ts';
import { clearPoints, type DrawnPoints, noPoints, seeRows } from './drawnPoints.ts';

/** Rows in a group of the lowest level, and groups of a level in one of the next; both are 2 to the power of this. */
export const groupRowBits = 5;
export const branchBits = 2;

/** The extremes of groups of rows, those of each level behind those of the level below it. */
export interface ExtremeGroups {
  /** The first group of each level; the last one is the number of all groups. */
  readonly starts: readonly number[];
  /** Indices of rows; -1 in a group without a value. */
  readonly least: Int32Array;
  readonly greatest: Int32Array;
  /** Their values: rows far apart in a column are slow to look up. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** Undefined while no value is missing, as in most columns. */
  missing: Missing | undefined;
}

/** Of each group. */
interface Missing {
  /** Longest run of missing values, and the runs at both ends. */
  readonly gap: Int32Array;
  readonly gapRows: Int32Array;
  readonly headRows: Int32Array;
  readonly tailRows: Int32Array;
}

function emptyGroups(length: number): ExtremeGroups {
  const starts = [0];
  for (let rowBits = groupRowBits; length >>> rowBits > 0; rowBits += branchBits) starts.push(starts.at(-1)! + (length >>> rowBits));
  const count = starts.at(-1)!;
  // one piece of memory for all, as each takes its time
  const memory = new ArrayBuffer(2 * count * (Float64Array.BYTES_PER_ELEMENT + Int32Array.BYTES_PER_ELEMENT));
  const [low, high] = [0, 1].map((i) => new Float64Array(memory, i * count * Float64Array.BYTES_PER_ELEMENT, count));
  const [least, greatest] = [4, 5].map((i) => new Int32Array(memory, i * count * Int32Array.BYTES_PER_ELEMENT, count));
  return { starts, least: least!, greatest: greatest!, low: low!, high: high!, missing: undefined };
}

function noneMissing(count: number): Missing {
  const column = () => new Int32Array(count);
  return { gap: column(), gapRows: column(), headRows: column(), tailRows: column() };
}

/** Goes on with what is missing in a group; false when all of it is. */
function seeMissing(
  points: DrawnPoints,
  { gap, gapRows, headRows, tailRows }: Missing,
  group: number,
  from: number,
  rows: number,
): boolean {
  const head = headRows[group]!;
  if (points.runRows + head > points.gapRows) {
    points.gapRows = points.runRows + head;
    points.gap = from - points.runRows;
  }
  if (head === rows) {
    points.runRows += rows;
    return false;
  }
  if (gapRows[group]! > points.gapRows) {
    points.gapRows = gapRows[group]!;
    points.gap = gap[group]!;
  }
  points.runRows = tailRows[group]!;
  return true;
}

/** Goes on with a whole group of so many rows, of which `from` is the first one. */
export function seeGroup(points: DrawnPoints, column: Column, groups: ExtremeGroups, group: number, from: number, rows: number): void {
  const { missing } = groups;
  if (missing === undefined) points.runRows = 0;
  else if (!seeMissing(points, missing, group, from, rows)) return;
  points.last = from + rows - 1 - points.runRows;
  const least = groups.least[group]!;
  const greatest = groups.greatest[group]!;
  if (points.first < 0) {
    points.first = from + (missing?.headRows[group] ?? 0);
    points.least = least;
    points.greatest = greatest;
    return;
  }
  if (groups.low[group]! < column[points.least]!) points.least = least;
  if (groups.high[group]! > column[points.greatest]!) points.greatest = greatest;
}

/** Sets a group from what was seen of its rows, of which `from` is the first one. */
function setGroup(groups: ExtremeGroups, group: number, column: Column, points: DrawnPoints, from: number, rows: number): void {
  const { first, last, least, greatest, gap, gapRows } = points;
  groups.least[group] = least;
  groups.greatest[group] = greatest;
  groups.low[group] = column[least] ?? NaN;
  groups.high[group] = column[greatest] ?? NaN;
  if (first === from && last === from + rows - 1 && gapRows === 0) return;
  const missing = (groups.missing ??= noneMissing(groups.least.length));
  missing.gap[group] = gap;
  missing.gapRows[group] = gapRows;
  missing.headRows[group] = first < 0 ? rows : first - from;
  missing.tailRows[group] = last < 0 ? rows : from + rows - 1 - last;
}

/** Sets groups of the lowest level, from one on, as long as none of their rows misses a value; returns the group where that ends. */
function setFullGroups(
  { starts, least: leasts, greatest: greatests, low: lows, high: highs }: ExtremeGroups,
  start: number,
  column: Column,
): number {
  const end = starts[1] ?? 0;
  for (let group = start; group < end; group++) {
    const from = group << groupRowBits;
    const until = from + (1 << groupRowBits);
    let least = from;
    let greatest = from;
    let low = column[from]!;
    let high = low;
    let sum = low;
    for (let i = from + 1; i < until; i++) {
      const value = column[i]!;
      sum += value;
      if (value < low) {
        low = value;
        least = i;
      } else if (value > high) {
        high = value;
        greatest = i;
      }
    }
    // a missing value makes it one
    if (Number.isNaN(sum)) return group;
    leasts[group] = least;
    greatests[group] = greatest;
    lows[group] = low;
    highs[group] = high;
  }
  return end;
}

function setLowestLevel(groups: ExtremeGroups, column: Column): void {
  const end = groups.starts[1] ?? 0;
  const rows = 1 << groupRowBits;
  const points = noPoints();
  for (let group = setFullGroups(groups, 0, column); group < end; group = setFullGroups(groups, group + 1, column)) {
    const from = group << groupRowBits;
    clearPoints(points);
    seeRows(points, column, from, from + rows);
    setGroup(groups, group, column, points, from, rows);
  }
}

/** Sets the groups of a level above the lowest where no value is missing. */
function setJointGroups({ starts, least: leasts, greatest: greatests, low: lows, high: highs }: ExtremeGroups, level: number): void {
  const [start, end] = [starts[level]!, starts[level + 1]!];
  let child = starts[level - 1]!;
  for (let group = start; group < end; group++) {
    let least = child;
    let greatest = child;
    let low = lows[child]!;
    let high = highs[child]!;
    const until = child + (1 << branchBits);
    for (child++; child < until; child++) {
      if (lows[child]! < low) {
        low = lows[child]!;
        least = child;
      }
      if (highs[child]! > high) {
        high = highs[child]!;
        greatest = child;
      }
    }
    leasts[group] = leasts[least]!;
    greatests[group] = greatests[greatest]!;
    lows[group] = low;
    highs[group] = high;
  }
}

/** Sets the groups of a level above the lowest. */
function setGroups(groups: ExtremeGroups, level: number, column: Column): void {
  const [start, end] = [groups.starts[level]!, groups.starts[level + 1]!];
  const rowBits = groupRowBits + branchBits * level;
  const childRows = 1 << (rowBits - branchBits);
  const points = noPoints();
  let child = groups.starts[level - 1]!;
  for (let group = start; group < end; group++) {
    const from = (group - start) << rowBits;
    clearPoints(points);
    for (let at = from; at < from + (1 << rowBits); at += childRows) seeGroup(points, column, groups, child++, at, childRows);
    setGroup(groups, group, column, points, from, 1 << rowBits);
  }
}

/** Of the first `length` rows of a column; rows behind the last whole group of a level are in no group of it. */
export function extremeGroups(column: Column, length: number): ExtremeGroups {
  const groups = emptyGroups(length);
  setLowestLevel(groups, column);
  for (let level = 1; level < groups.starts.length - 1; level++)
    if (groups.missing === undefined) setJointGroups(groups, level);
    else setGroups(groups, level, column);
  return groups;
}
