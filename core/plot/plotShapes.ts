import type { ClosedTimeRange } from '../time/index.ts';
import type { Column } from '../samples/index.ts';
import { fromDisplay, type Quantity, toDisplay, type UnitChoice } from '../units/index.ts';
import { type Band, bandShape } from './bandShape.ts';
import { type Extent, extentOf, jointExtent } from './extentOf.ts';
import { extentWithLimits } from './extentWithLimits.ts';
import { lineIndex } from './lineIndex.ts';
import { lineShape, type LineShape } from './lineShape.ts';
import { missingSpans, spanRects } from './missingSpans.ts';
import { rowsAround, rowsIn } from './rowsIn.ts';
import type { Rect } from './shapes.ts';
import { type TimeScale, timeScale } from './timeScale.ts';
import { baseLimits, valueLimits } from './valueLimits.ts';
import { valueDomain, type ValueScale, valueScale, type ValueTicks, valueTicks } from './valueScale.ts';
import { fitExtent } from './yRange.ts';

/** A line of other moments, with times of its own on the same axis. */
export interface ComparedRows {
  readonly timesMs: Float64Array;
  readonly length: number;
  readonly column: Column;
  /** Rows further apart are not joined. */
  readonly maxGapMs: number;
}

/** Lines of one quantity on one pair of axes; the columns must not change later. */
export interface PlotLines {
  readonly quantity: Quantity;
  readonly units: UnitChoice;
  readonly timesMs: Float64Array;
  /** Rows that count. */
  readonly length: number;
  /** One a line, in the quantity's base unit. */
  readonly columns: readonly Column[];
  /** One a line, in the same unit; undefined for a line without. */
  readonly bands?: readonly (Band | undefined)[] | undefined;
  /** What each line is compared with; undefined for a line without. */
  readonly compared?: readonly (ComparedRows | undefined)[] | undefined;
  /** Rows further apart are not joined. */
  readonly maxGapMs: number;
  /** What the value axis shows, in the base unit; chosen from the data without it. */
  readonly extent?: Extent | undefined;
  /** Values that the axis goes on to where they are near, in the base unit. */
  readonly limits?: readonly number[] | undefined;
  /** The value axis begins at zero, unless an extent is wanted. */
  readonly isFromZero?: boolean | undefined;
}

/** A plot's scale, ticks, lines and gaps. */
export interface PlotShapes {
  /** From the base unit to pixels. */
  readonly y: (value: number) => number;
  /** From pixels to the base unit. */
  readonly valueAt: (pixel: number) => number;
  /** In the display unit. */
  readonly scale: ValueScale;
  readonly ticks: ValueTicks;
  /** What the value axis shows, and what it shows without a wanted extent; in the base unit. */
  readonly extent: Extent;
  readonly autoExtent: Extent;
  readonly lines: readonly LineShape[];
  /** In the order of the lines, without a piece where there is none. */
  readonly bands: readonly (readonly Float64Array[])[];
  /** What the lines are compared with, in their order; nothing where there is none. */
  readonly compared: readonly (LineShape | undefined)[];
  /** Where no line has data. */
  readonly missing: readonly Rect[];
}

const tickPitchPx = 40;
const minTicks = 2;
const maxTicks = 6;

/** Least and greatest value of a column in the span. */
function extentInSpan({ timesMs, length, column, maxGapMs }: ComparedRows, span: ClosedTimeRange): Extent {
  const { fromIndex, untilIndex } = rowsIn(timesMs, length, span);
  const { least, greatest } = lineIndex({ timesMs, column, length, maxGapMs }).pyramid.extremes(fromIndex, untilIndex);
  return { min: column[least] ?? NaN, max: column[greatest] ?? NaN };
}

/** Least and greatest value of each column in the span, in the base unit. */
function foundExtent({ timesMs, length, columns, bands = [], compared = [], maxGapMs }: PlotLines, span: ClosedTimeRange): Extent {
  const { fromIndex, untilIndex } = rowsIn(timesMs, length, span);
  return jointExtent([
    ...columns.map((column, i) => {
      const band = bands[i];
      if (band !== undefined)
        return { min: extentOf(band.low, fromIndex, untilIndex).min, max: extentOf(band.high, fromIndex, untilIndex).max };
      return extentInSpan({ timesMs, length, column, maxGapMs }, span);
    }),
    ...compared.filter((rows) => rows !== undefined).map((rows) => extentInSpan(rows, span)),
  ]);
}

/** What a plot draws inside its frame; lines may run past its left and right edge, and past a wanted extent. */
export function plotShapes(plot: PlotLines, span: ClosedTimeRange, frame: Rect): PlotShapes {
  const { quantity, units, timesMs, length, columns, bands = [], compared = [], limits = [], maxGapMs } = plot;
  const x: TimeScale = timeScale(span, frame.x, frame.x + frame.width);
  const tickCount = Math.min(maxTicks, Math.max(minTicks, Math.floor(frame.height / tickPitchPx)));
  const shown = (value: number) => toDisplay(quantity, value, units);
  const base = (value: number) => fromDisplay(quantity, value, units);

  const { min: found, max } = extentWithLimits(foundExtent(plot, span), limits, baseLimits(quantity).step);
  const min = plot.isFromZero === true ? Math.min(0, found) : found;
  const autoDomain = valueDomain({ min: shown(min), max: shown(max) }, valueLimits(quantity, units), tickCount);
  const autoExtent = { min: base(autoDomain[0]), max: base(autoDomain[1]) };
  const extent = plot.extent === undefined ? autoExtent : fitExtent(plot.extent, baseLimits(quantity));
  const domain = plot.extent === undefined ? autoDomain : ([shown(extent.min), shown(extent.max)] as const);
  const scale = valueScale(domain, frame.y, frame.y + frame.height);

  const perUnit = frame.height / (extent.max - extent.min);
  const y = (value: number) => frame.y + (extent.max - value) * perUnit;
  const rows = rowsAround(timesMs, length, span);
  const lines = columns.map((column) => lineShape({ timesMs, column, length, ...rows, maxGapMs }, { span, frame, extent }));
  const drawnBands = columns.map((_, i) => {
    const band = bands[i];
    return band === undefined ? [] : bandShape({ timesMs, band, ...rows, maxGapMs }, { span, frame, extent });
  });
  const drawnCompared = columns.map((_, i) => {
    const other = compared[i];
    return other && lineShape({ ...other, ...rowsAround(other.timesMs, other.length, span) }, { span, frame, extent });
  });
  const missing = spanRects(missingSpans({ timesMs, columns, length, maxGapMs }, span), x, frame);
  const valueAt = (pixel: number) => extent.max - (pixel - frame.y) / perUnit;
  return {
    y,
    valueAt,
    scale,
    ticks: valueTicks(domain, tickCount),
    extent,
    autoExtent,
    lines,
    bands: drawnBands,
    compared: drawnCompared,
    missing,
  };
}
