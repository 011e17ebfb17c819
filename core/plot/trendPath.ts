import type { ClosedTimeRange } from '../time/index.ts';
import { line } from 'd3-shape';
import type { Column } from '../samples/index.ts';
import { extentOf } from './extentOf.ts';
import { pathDigits } from './linePath.ts';
import type { LinePoint, LineRows } from './linePoints.ts';
import { reduceToExtremes } from './reduceToExtremes.ts';
import { rowsIn } from './rowsIn.ts';

/** What a small line without axes is drawn from. */
export interface Trend {
  readonly timesMs: Float64Array;
  readonly column: Column;
  /** Rows that count. */
  readonly length: number;
  readonly span: ClosedTimeRange;
  /** Size of the drawing in pixels. */
  readonly width: number;
  readonly height: number;
  /** Free pixels above and below. */
  readonly padding?: number;
  /** Rows further apart are not joined. */
  readonly maxGapMs: number;
  /** The height stands for at least this much, in the column's unit. */
  readonly minRange?: number;
  /** The bottom stands for this value, or a lesser one that was seen; without it the line lies in the middle. */
  readonly floor?: number | undefined;
}

/** The `d` of a small line without axes; empty without values. */
export function trendPath({ timesMs, column, length, span, width, height, padding = 2, maxGapMs, minRange = 0, floor }: Trend): string {
  const { fromIndex, untilIndex } = rowsIn(timesMs, length, span);
  const { min, max } = extentOf(column, fromIndex, untilIndex);
  const bottom = floor === undefined ? min : Math.min(min, floor);
  const range = Math.max(max - bottom, minRange) || 1;
  const middle = floor === undefined ? (min + max) / 2 : bottom + range / 2;
  const through = line<LinePoint>(
    ({ atMs }) => ((atMs - span.fromMs) / (span.toMs - span.fromMs)) * width,
    ({ value }) => height / 2 - ((value - middle) / range) * (height - 2 * padding),
  ).digits(pathDigits);

  return piecesOf({ timesMs, column, fromIndex, untilIndex, maxGapMs })
    .map((piece) => through(piece) ?? '')
    .join('');
}

/** What linePoints finds, without an index: a small line is drawn once from its rows. */
function piecesOf({ timesMs, column, fromIndex, untilIndex, maxGapMs }: LineRows): readonly (readonly LinePoint[])[] {
  const pieces: LinePoint[][] = [];
  let row = fromIndex;
  let isBroken = true;
  for (const kept of reduceToExtremes(timesMs, column, fromIndex, untilIndex)) {
    for (; row <= kept; row++) isBroken ||= Number.isNaN(column[row]!) || timesMs[row]! - timesMs[row - 1]! > maxGapMs;
    if (Number.isNaN(column[kept]!)) continue;
    if (isBroken) pieces.push([]);
    isBroken = false;
    pieces.at(-1)!.push({ atMs: timesMs[kept]!, value: column[kept]! });
  }
  return pieces;
}
