import type { Column } from '../samples/index.ts';
import { lineIndex } from './lineIndex.ts';
import type { Rows } from './rowsIn.ts';

/** A sample of a line. */
export interface LinePoint {
  readonly atMs: number;
  readonly value: number;
}

/** The rows that a line is drawn from; the column must not change later. */
export interface LineRows extends Rows {
  readonly timesMs: Float64Array;
  readonly column: Column;
  /** Rows of the column that count; all without it. */
  readonly length?: number;
  /** Rows further apart are not joined. */
  readonly maxGapMs: number;
}

/** The pieces of a line, at most 655 samples in all; a missing value or a gap in time ends a piece. */
export function linePoints({
  timesMs,
  column,
  length = column.length,
  fromIndex,
  untilIndex,
  maxGapMs,
}: LineRows): readonly (readonly LinePoint[])[] {
  const { pyramid, breaks } = lineIndex({ timesMs, column, length, maxGapMs });
  const pieces: LinePoint[][] = [];
  let breaksBefore = -1;
  for (const row of pyramid.reduce(fromIndex, untilIndex)) {
    if (Number.isNaN(column[row]!)) continue;
    if (breaks[row] !== breaksBefore) pieces.push([]);
    breaksBefore = breaks[row]!;
    pieces.at(-1)!.push({ atMs: timesMs[row]!, value: column[row]! });
  }
  return pieces;
}
