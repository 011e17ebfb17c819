import type { Column } from '../samples/index.ts';

/** What is drawn of a stretch of rows, collected from left to right; an index is -1 until there is one. */
export interface DrawnPoints {
  first: number;
  last: number;
  least: number;
  greatest: number;
  /** Start and length of the longest run of missing values. */
  gap: number;
  gapRows: number;
  /** Missing values up to where the stretch has been seen. */
  runRows: number;
}

export const noPoints = (): DrawnPoints => ({ first: -1, last: -1, least: -1, greatest: -1, gap: -1, gapRows: 0, runRows: 0 });

export function clearPoints(points: DrawnPoints): void {
  points.first = points.last = points.least = points.greatest = points.gap = -1;
  points.gapRows = points.runRows = 0;
}

/** Goes on with the rows `from` up to but not including `until`. */
export function seeRows(points: DrawnPoints, column: Column, from: number, until: number): void {
  let { first, last, least, greatest, gap, gapRows, runRows } = points;
  let low = least < 0 ? NaN : column[least]!;
  let high = greatest < 0 ? NaN : column[greatest]!;
  for (let i = from; i < until; i++) {
    const value = column[i]!;
    if (Number.isNaN(value)) {
      if (++runRows > gapRows) {
        gapRows = runRows;
        gap = i - runRows + 1;
      }
      continue;
    }
    runRows = 0;
    last = i;
    if (first < 0) {
      first = least = greatest = i;
      low = high = value;
    } else if (value < low) {
      low = value;
      least = i;
    } else if (value > high) {
      high = value;
      greatest = i;
    }
  }
  points.first = first;
  points.last = last;
  points.least = least;
  points.greatest = greatest;
  points.gap = gap;
  points.gapRows = gapRows;
  points.runRows = runRows;
}

/** Puts the points into `kept` behind the first `length`, ascending, each once; all are behind those. Returns how many there are then. */
export function keepPoints({ first, last, least, greatest, gap }: DrawnPoints, kept: number[], length: number): number {
  let next = length;
  if (gap >= 0 && (gap < first || first < 0)) kept[next++] = gap;
  if (first < 0) return next;
  kept[next++] = first;
  next = keepPoint(kept, next, gap, Math.min(least, greatest));
  next = keepPoint(kept, next, gap, Math.max(least, greatest));
  next = keepPoint(kept, next, gap, last);
  if (gap > last) kept[next++] = gap;
  return next;
}

/** A point, unless it is there already, behind a gap that lies before it. */
function keepPoint(kept: number[], length: number, gap: number, point: number): number {
  let next = length;
  const before = kept[next - 1]!;
  if (gap > before && gap < point) kept[next++] = gap;
  if (point > before) kept[next++] = point;
  return next;
}
