import type { Point, Rect } from './shapes.ts';

/** What a stacked chart has to place. */
export interface Stack {
  /** Pixels of the container. */
  readonly width: number;
  /** One entry a plot, top to bottom: its share of the height. */
  readonly plotShares: readonly number[];
  readonly laneCount: number;
  /** Lanes that there is room for; as many as there are without it. */
  readonly laneRows?: number | undefined;
  /** A row for marks stands below the time axis. */
  readonly hasMarks?: boolean | undefined;
  /** Pixels left of the plots, for the value labels. */
  readonly gutter: number;
  /** Pixels right of the plots, for the lines' names. */
  readonly margin: number;
  /** Lines of text that a time label has. */
  readonly timeLines: 1 | 2;
  /** Pixels that the plots together are higher than usual, less than zero for lower; none without it. */
  readonly extraHeight?: number | undefined;
  /** Heights of plots that a person chose, in pixels; undefined for a plot that has its share. */
  readonly heights?: readonly (number | undefined)[] | undefined;
}

/** Where a plot goes, in pixels. */
export interface PlotPlace {
  /** Baseline of the title, at its left. */
  readonly title: Point;
  readonly frame: Rect;
}

/** Where the parts of a stacked chart go; none overlaps another. */
export interface StackPlaces {
  readonly width: number;
  readonly height: number;
  readonly plots: readonly PlotPlace[];
  /** Below the lowest plot. */
  readonly timeAxis: Rect;
  /** Undefined without marks. */
  readonly marks: Rect | undefined;
  /** Undefined without lanes. */
  readonly laneTitle: Point | undefined;
  readonly lanes: readonly Rect[];
  /** Below everything, for the time at the crosshair. */
  readonly flag: Rect;
}

/** A chart is drawn for this size and grows with its container. */
export const baseSize = { width: 450, height: 300 } as const;
/** A plot is made lower or higher within these pixels. */
export const plotHeightLimits = { min: 64, max: 800 } as const;

const least = { plots: baseSize.height, plot: 96, width: 120 } as const;
const maxPlotsHeight = 380;
const titleHeight = 28;
const titleBaseline = 12;
const plotGap = 16;
const timeAxisHeight = 24;
const lineHeight = 16;
const marksHeight = 32;
const laneTitleHeight = 36;
const laneTitleBaseline = 24;
const laneHeight = 12;
const laneGap = 6;
const flagHeight = 20;
const flagGap = 8;

/** Places plots over each other on one time axis, then the machines' lanes. */
export function stackLayout({
  width,
  plotShares,
  laneCount,
  laneRows = laneCount,
  gutter,
  margin,
  timeLines,
  ...more
}: Stack): StackPlaces {
  const { extraHeight = 0, heights, hasMarks = false } = more;
  const inner = Math.max(least.width, width - gutter - margin);
  const row = (y: number, height: number): Rect => ({ x: gutter, y, width: inner, height });
  const scaled = Math.min(maxPlotsHeight, Math.max(least.plots, (width * baseSize.height) / baseSize.width));
  const around = plotShares.length * titleHeight + Math.max(0, plotShares.length - 1) * plotGap;
  const free = Math.max(scaled - around, plotShares.length * least.plot);
  const shareSum = plotShares.reduce((sum, share) => sum + share, 0);

  let y = 0;
  const plots = plotShares.map((share, i): PlotPlace => {
    if (i > 0) y += plotGap;
    const title = { x: 0, y: y + titleBaseline };
    const frame = row(y + titleHeight, (heights?.[i] ?? (free * share) / shareSum) + (extraHeight * share) / shareSum);
    y = frame.y + frame.height;
    return { title, frame };
  });

  const timeAxis = row(y, timeAxisHeight + (timeLines - 1) * lineHeight);
  y += timeAxis.height;
  const marks = hasMarks ? row(y, marksHeight) : undefined;
  y += marks?.height ?? 0;
  const laneTitle = laneCount > 0 ? { x: 0, y: y + laneTitleBaseline } : undefined;
  if (laneTitle !== undefined) y += laneTitleHeight;
  const lanes = Array.from({ length: laneCount }, (_, i) => row(y + i * (laneHeight + laneGap), laneHeight));
  y += Math.max(0, laneRows * (laneHeight + laneGap) - laneGap);
  const flag = row(y + flagGap, flagHeight);
  return { width: gutter + inner + margin, height: flag.y + flagHeight, plots, timeAxis, marks, laneTitle, lanes, flag };
}
