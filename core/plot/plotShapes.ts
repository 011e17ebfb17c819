import type { Column } from '../samples/index.ts';
import { type Quantity, toDisplay, type UnitChoice } from '../units/index.ts';
import { extentOf, jointExtent } from './extentOf.ts';
import { linePath } from './linePath.ts';
import { linePoints } from './linePoints.ts';
import { missingSpans, spanRects } from './missingSpans.ts';
import { rowsAround, rowsIn } from './rowsIn.ts';
import type { Point, Rect, Span } from './shapes.ts';
import { type TimeScale, timeScale } from './timeScale.ts';
import { valueLimits } from './valueLimits.ts';
import { valueDomain, type ValueScale, valueScale, type ValueTicks, valueTicks } from './valueScale.ts';

/** Lines of one quantity on one pair of axes. */
export interface PlotLines {
  readonly quantity: Quantity;
  readonly units: UnitChoice;
  readonly timesMs: Float64Array;
  /** Rows that count. */
  readonly length: number;
  /** One a line, in the quantity's base unit. */
  readonly columns: readonly Column[];
  /** Rows further apart are not joined. */
  readonly maxGapMs: number;
}

export interface LineShape {
  /** Of an SVG path; empty without values. */
  readonly d: string;
  /** Its last point. */
  readonly end: Point | undefined;
}

export interface PlotShapes {
  /** From the base unit to pixels. */
  readonly y: (value: number) => number;
  /** In the display unit. */
  readonly scale: ValueScale;
  readonly ticks: ValueTicks;
  readonly lines: readonly LineShape[];
  /** Where no line has data. */
  readonly missing: readonly Rect[];
}

const tickPitchPx = 40;
const leastTicks = 2;
const mostTicks = 6;

/** What a plot draws inside its frame; lines may run past its left and right edge. */
export function plotShapes({ quantity, units, timesMs, length, columns, maxGapMs }: PlotLines, span: Span, frame: Rect): PlotShapes {
  const x: TimeScale = timeScale(span, frame.x, frame.x + frame.width);
  const tickCount = Math.min(mostTicks, Math.max(leastTicks, Math.floor(frame.height / tickPitchPx)));
  const inside = rowsIn(timesMs, length, span);
  const { min, max } = jointExtent(columns.map((column) => extentOf(column, inside.fromIndex, inside.untilIndex)));
  const shown = { min: toDisplay(quantity, min, units), max: toDisplay(quantity, max, units) };
  const domain = valueDomain(shown, valueLimits(quantity, units), tickCount);
  const scale = valueScale(domain, frame.y, frame.y + frame.height);
  const y = (value: number) => scale(toDisplay(quantity, value, units));

  const lines = columns.map((column): LineShape => {
    const pieces = linePoints({ timesMs, column, ...rowsAround(timesMs, length, span), maxGapMs });
    const points = pieces.map((piece) => piece.map(({ atMs, value }) => ({ x: x(atMs), y: y(value) })));
    return { d: linePath(points), end: points.at(-1)?.at(-1) };
  });
  const missing = spanRects(missingSpans({ timesMs, columns, length, maxGapMs }, span), x, frame);
  return { y, scale, ticks: valueTicks(domain, tickCount), lines, missing };
}
