import type { ClosedTimeRange } from '../time/index.ts';
import type { Extent } from './extentOf.ts';
import { lineIndex } from './lineIndex.ts';
import type { LineRows } from './linePoints.ts';
import type { Point, Rect } from './shapes.ts';

/** A line in pixels. */
export interface LineShape {
  /** Of each piece x and y of one point after the other; empty without values. */
  readonly pieces: readonly Float64Array[];
  /** Its last point. */
  readonly end: Point | undefined;
  /** Pixels that it goes up and down in all. */
  readonly climb: number;
}

/** What a frame stands for. */
export interface LineFrame {
  readonly frame: Rect;
  readonly span: ClosedTimeRange;
  /** In the unit of the columns. */
  readonly extent: Extent;
}

/** A sample alone is drawn this far to both sides. */
const alonePx = 1;

/** The points of `linePoints` as pixels of a frame, without an object a point: thirty lines are drawn again in each frame of a zoom. */
export function lineShape(
  { timesMs, column, length = column.length, fromIndex, untilIndex, maxGapMs }: LineRows,
  { frame, span, extent }: LineFrame,
): LineShape {
  const { pyramid, breaks } = lineIndex({ timesMs, column, length, maxGapMs });
  const rows = pyramid.reduce(fromIndex, untilIndex);
  const perMs = frame.width / (span.toMs - span.fromMs);
  const perUnit = frame.height / (extent.max - extent.min);
  const points = new Float64Array(2 * rows.length);
  const { fromMs } = span;
  const { x: left, y: top } = frame;
  const { max } = extent;
  const pieces: Float64Array[] = [];
  let climb = 0;
  let start = 0;
  let next = 0;
  // Most lines have no break in most spans, and then no row is looked up for one.
  const isWhole = untilIndex > fromIndex && breaks[fromIndex] === breaks[untilIndex - 1] && !Number.isNaN(column[fromIndex]!);
  let breaksBefore = -1;
  let before = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    const value = column[row]!;
    if (Number.isNaN(value)) continue;
    const y = top + (max - value) * perUnit;
    const breaksNow = isWhole ? 0 : breaks[row]!;
    if (breaksNow !== breaksBefore) {
      addPiece(pieces, points, start, next);
      start = next;
      breaksBefore = breaksNow;
    } else climb += Math.abs(y - before);
    points[next] = left + (timesMs[row]! - fromMs) * perMs;
    points[next + 1] = y;
    before = y;
    next += 2;
  }
  addPiece(pieces, points, start, next);
  return { pieces, end: next === 0 ? undefined : { x: points[next - 2]!, y: points[next - 1]! }, climb };
}

/** The points `start` up to but not including `end`, if there are any. */
function addPiece(pieces: Float64Array[], points: Float64Array, start: number, end: number): void {
  if (end - start > 2) pieces.push(points.subarray(start, end));
  else if (end > start) pieces.push(dash(points[start]!, points[start + 1]!));
}

const dash = (x: number, y: number) => Float64Array.of(x - alonePx, y, x + alonePx, y);
