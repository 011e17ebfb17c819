import {
  linePath,
  type Point,
  type Rect,
  spread,
  valueDomain,
  type ValueScale,
  valueScale,
  type ValueTicks,
  valueTicks,
} from '../../../../../core/plot/index.ts';

/** A curve as it is to be drawn, in display units. */
export interface WhatIfPlot {
  /** The chosen circuit first; x ascending, y undefined where there is no figure. */
  readonly lines: readonly (readonly PlotPoint[])[];
  readonly now: PlotPoint;
  /** Both ends of the x axis. */
  readonly xDomain: readonly [number, number];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels right of the plot, for the names at the ends of the lines. */
  readonly nameRoom: number;
  readonly tickText: (value: number, digits: number) => string;
}

export interface PlotPoint {
  readonly x: number;
  readonly y: number | undefined;
}

export interface DrawnLine {
  readonly path: string;
  /** On the line, close to each other. */
  readonly points: readonly Point[];
  /** Where its name begins; undefined for a line without points. */
  readonly name: Point | undefined;
}

/** A curve in pixels. */
export interface WhatIfShapes {
  readonly frame: Rect;
  readonly x: ValueScale;
  readonly y: ValueScale;
  readonly xTicks: ValueTicks;
  readonly yTicks: ValueTicks;
  readonly lines: readonly DrawnLine[];
  /** Undefined where the present assumptions have no figure, or one that can't be drawn. */
  readonly now: Point | undefined;
  readonly nowX: number;
}

/** Room for the titles of the axes and for the ticks, in pixels. */
const edge = { top: 28, bottom: 44 } as const;
const characterPx = 6.8;
const tickGapPx = 8;
const tickPitchPx = { x: 56, y: 44 } as const;
const nameHeightPx = 16;
const closePx = 6;
/** A curve that grows beyond this many times its middle value leaves the plot, at the lesser number of times. */
const maxOverMiddle = { whole: 2.5, cut: 1.6 } as const;
/** The present point stays this far below the top. */
const nowMargin = 1.05;
const step = 1e-9;

/** Beyond it a number has no digits left for an axis; no plant comes near. */
const maxDrawn = 1e18;

const isKnown = (point: PlotPoint): point is Point => point.y !== undefined && point.y <= maxDrawn;

/** Up to where a line is shown. */
function topOf(points: readonly Point[]): number {
  const values = points.map(({ y }) => y).sort((a, b) => a - b);
  const [greatest = 0, middle = 0] = [values.at(-1), values[Math.floor(values.length / 2)]];
  return greatest <= maxOverMiddle.whole * middle ? greatest : maxOverMiddle.cut * middle;
}

/** The stretches of a line that are not above a value, ended where it crosses it. */
export function stretchesBelow(points: readonly Point[], top: number): readonly (readonly Point[])[] {
  const stretches: Point[][] = [];
  let open: Point[] | undefined;
  let before: Point | undefined;
  for (const point of points) {
    const isBelow = point.y <= top;
    if (before !== undefined && isBelow !== before.y <= top) {
      const share = (top - before.y) / (point.y - before.y);
      const crossing = { x: before.x + (point.x - before.x) * share, y: top };
      if (isBelow) stretches.push((open = [crossing]));
      else {
        open?.push(crossing);
        open = undefined;
      }
    } else if (isBelow && open === undefined) stretches.push((open = []));
    if (isBelow) open?.push(point);
    before = point;
  }
  return stretches;
}

/** Points of a line in pixels, at most some pixels apart. */
function closePoints(points: readonly Point[]): readonly Point[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1] ?? to;
    const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / closePx));
    return Array.from({ length: parts }, (_, k) => {
      const share = (k + 1) / parts;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  });
}

const ticksIn = (length: number, pitch: number) => Math.min(6, Math.max(2, Math.floor(length / pitch)));

/** Places lines from zero, axes and the present point; a curve that grows without end is cut at the top. */
export function whatIfShapes({ lines, now, xDomain, width, height, nameRoom, tickText }: WhatIfPlot): WhatIfShapes {
  const known = lines.map((line) => line.filter(isKnown));
  const top = Math.max(...known.map(topOf), isKnown(now) ? now.y * nowMargin : 0);
  const inner = Math.max(1, height - edge.top - edge.bottom);
  const yTickCount = ticksIn(inner, tickPitchPx.y);
  const yDomain = valueDomain({ min: 0, max: top > 0 ? top : 1 }, { floor: 0, step, fromZero: true }, yTickCount);
  const yTicks = valueTicks(yDomain, yTickCount);
  const left = Math.max(...yTicks.values.map((value) => tickText(value, yTicks.digits).length)) * characterPx + tickGapPx;
  const frame: Rect = { x: left, y: edge.top, width: Math.max(1, width - left - nameRoom), height: inner };
  const x = valueScale(xDomain, frame.x + frame.width, frame.x);
  const y = valueScale(yDomain, frame.y, frame.y + frame.height);

  const drawn = known.map((points) =>
    stretchesBelow(points, yDomain[1]).map((stretch) => stretch.map((point) => ({ x: x(point.x), y: y(point.y) }))),
  );
  const ends = drawn.map((stretches) => stretches.at(-1)?.at(-1)).filter((end) => end !== undefined);
  const nameYs = spread(
    ends.map((end) => end.y),
    nameHeightPx,
    frame.y,
    frame.y + frame.height,
  );
  let named = 0;
  return {
    frame,
    x,
    y,
    xTicks: valueTicks(xDomain, ticksIn(frame.width, tickPitchPx.x)),
    yTicks,
    lines: drawn.map((stretches) => ({
      path: linePath(stretches.map((points) => Float64Array.from(points.flatMap((point) => [point.x, point.y])))),
      points: stretches.flatMap(closePoints),
      name: stretches.length === 0 ? undefined : { x: frame.x + frame.width, y: nameYs[named++]! },
    })),
    now: isKnown(now) ? { x: x(now.x), y: y(now.y) } : undefined,
    nowX: x(now.x),
  };
}
