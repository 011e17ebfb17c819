import type { Column } from '../samples/index.ts';
import { type Quantity, toDisplay, type UnitChoice } from '../units/index.ts';
import { type Extent, extentOf, jointExtent } from './extentOf.ts';
import { linePath } from './linePath.ts';
import { linePoints } from './linePoints.ts';
import { missingSpans, spanRects } from './missingSpans.ts';
import { rowsAround, rowsIn } from './rowsIn.ts';
import type { Point, Rect, Span } from './shapes.ts';
import { type TimeScale, timeScale } from './timeScale.ts';
import { baseLimits, valueLimits } from './valueLimits.ts';
import { valueDomain, type ValueScale, valueScale, type ValueTicks, valueTicks } from './valueScale.ts';
import { fitExtent } from './yRange.ts';

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
  /** What the value axis shows, in the base unit; chosen from the data without it. */
  readonly extent?: Extent | undefined;
}

/** A line in pixels. */
export interface LineShape {
  /** Of an SVG path; empty without values. */
  readonly d: string;
  /** Its last point. */
  readonly end: Point | undefined;
}

/** A plot's scale, ticks, lines and gaps. */
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

/** The value axis in the display unit: the wanted extent, or round ends around the data of the span. */
function shownDomain(
  { quantity, units, timesMs, length, columns, extent }: PlotLines,
  span: Span,
  tickCount: number,
): readonly [number, number] {
  const display = ({ min, max }: Extent): Extent => ({ min: toDisplay(quantity, min, units), max: toDisplay(quantity, max, units) });
  if (extent !== undefined) {
    const { min, max } = display(fitExtent(extent, baseLimits(quantity)));
    return [min, max];
  }
  const { fromIndex, untilIndex } = rowsIn(timesMs, length, span);
  const found = jointExtent(columns.map((column) => extentOf(column, fromIndex, untilIndex)));
  return valueDomain(display(found), valueLimits(quantity, units), tickCount);
}

/** What a plot draws inside its frame; lines may run past its left and right edge, and past a wanted extent. */
export function plotShapes(plot: PlotLines, span: Span, frame: Rect): PlotShapes {
  const { quantity, units, timesMs, length, columns, maxGapMs } = plot;
  const x: TimeScale = timeScale(span, frame.x, frame.x + frame.width);
  const tickCount = Math.min(mostTicks, Math.max(leastTicks, Math.floor(frame.height / tickPitchPx)));
  const domain = shownDomain(plot, span, tickCount);
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
