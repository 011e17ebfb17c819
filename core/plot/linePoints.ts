import { type Column, reduceToExtremes } from '../samples/index.ts';
import type { Rows } from './rowsIn.ts';

/** A sample of a line. */
export interface LinePoint {
  readonly atMs: number;
  readonly value: number;
}

/** The rows that a line is drawn from. */
export interface LineRows extends Rows {
  readonly timesMs: Float64Array;
  readonly column: Column;
  /** Rows further apart are not joined. */
  readonly maxGapMs: number;
}

/** The pieces of a line, at most 655 points in all; a missing value or a gap in time ends a piece. */
export function linePoints({ timesMs, column, fromIndex, untilIndex, maxGapMs }: LineRows): readonly (readonly LinePoint[])[] {
  const isMissing = (row: number) => Number.isNaN(column[row]!);
  const gapsBefore = new Int32Array(Math.max(0, untilIndex - fromIndex));
  for (let row = fromIndex + 1; row < untilIndex; row++) {
    const broken = isMissing(row) || isMissing(row - 1) || timesMs[row]! - timesMs[row - 1]! > maxGapMs;
    gapsBefore[row - fromIndex] = gapsBefore[row - 1 - fromIndex]! + (broken ? 1 : 0);
  }

  const pieces: LinePoint[][] = [];
  let gaps = -1;
  for (const row of reduceToExtremes(timesMs, column, fromIndex, untilIndex)) {
    if (isMissing(row)) continue;
    if (gapsBefore[row - fromIndex] !== gaps) pieces.push([]);
    gaps = gapsBefore[row - fromIndex]!;
    pieces.at(-1)!.push({ atMs: timesMs[row]!, value: column[row]! });
  }
  return pieces;
}
