import type { ClosedTimeRange } from '../time/index.ts';
import type { Column } from '../samples/index.ts';
import type { LaneShape } from './laneShapes.ts';
import type { Rect } from './shapes.ts';
import type { TimeScale } from './timeScale.ts';

/** The shares of time, 0..1, of a machine's states, a step of time each; NaN where nothing is known. The rest of a step is off. */
export interface StateShares {
  readonly load: Column;
  readonly noLoad: Column;
  readonly error: Column;
}

/** Steps of time by their middles, ascending. */
export interface ShareRows {
  readonly timesMs: Float64Array;
  readonly length: number;
  readonly stepMs: number;
  readonly shares: StateShares;
}

/** From the baseline up; errors stand out on top. */
export const stackedStates = ['load', 'noLoad', 'error'] as const;
/** A bar is as wide. */
const barPx = 2;
const lineHeight = 1;
/** An error is never too low to be seen. */
const minErrorPx = 2;

/** A lane of bars, whose heights are the shares of time: load from below, no-load above it, errors on top; a line where the machine stood, and no data where less than half of a bar is known. */
export function shareShapes(
  { timesMs, length, stepMs, shares }: ShareRows,
  span: ClosedTimeRange,
  x: TimeScale,
  lane: Rect,
): readonly LaneShape[] {
  const count = Math.max(1, Math.round(lane.width / barPx));
  const barMs = (span.toMs - span.fromMs) / count;
  const knownMs = new Float64Array(count);
  const sums = stackedStates.map(() => new Float64Array(count));
  const columns = stackedStates.map((state) => shares[state]);
  for (let row = 0; row < length; row++) {
    const startMs = timesMs[row]! - stepMs / 2;
    if (startMs + stepMs <= span.fromMs || startMs >= span.toMs || Number.isNaN(columns[0]![row]!)) continue;
    const first = Math.max(0, Math.floor((startMs - span.fromMs) / barMs));
    const last = Math.min(count - 1, Math.floor((startMs + stepMs - span.fromMs) / barMs));
    for (let bar = first; bar <= last; bar++) {
      const barStartMs = span.fromMs + bar * barMs;
      const insideMs = Math.max(0, Math.min(barStartMs + barMs, startMs + stepMs) - Math.max(barStartMs, startMs));
      knownMs[bar]! += insideMs;
      columns.forEach((column, i) => (sums[i]![bar]! += insideMs * column[row]!));
    }
  }

  const shapes: LaneShape[] = [];
  const bottom = lane.y + lane.height;
  const edge = (bar: number) => (bar === count ? lane.x + lane.width : x(span.fromMs + bar * barMs));
  /** Equal bars that touch are one. */
  const open = new Map<LaneShape['state'], { -readonly [K in keyof LaneShape]: LaneShape[K] }>();
  const put = (state: LaneShape['state'], bar: number, y: number, height: number) => {
    const before = open.get(state);
    const left = edge(bar);
    const width = edge(bar + 1) - left;
    if (before !== undefined && before.y === y && before.height === height && Math.abs(before.x + before.width - left) < 0.01)
      before.width += width;
    else {
      const shape = { state, x: left, y, width, height };
      open.set(state, shape);
      shapes.push(shape);
    }
  };
  for (let bar = 0; bar < count; bar++) {
    if (knownMs[bar]! < barMs / 2) {
      put('noData', bar, lane.y, lane.height);
      continue;
    }
    let y = bottom;
    stackedStates.forEach((state, i) => {
      const share = sums[i]![bar]! / knownMs[bar]!;
      if (share <= 0) return;
      const pixels = Math.round(share * lane.height);
      const height = state === 'error' ? Math.max(minErrorPx, pixels) : pixels;
      if (height === 0) return;
      y = Math.max(lane.y, y - height);
      put(state, bar, y, height);
    });
    if (y === bottom) put('off', bar, bottom - lineHeight, lineHeight);
  }
  return shapes;
}

/** Whether a machine ran nowhere in a span and had no error, as far as is known; false where nothing is known of it. */
export function hasStoodInSteps({ timesMs, length, stepMs, shares }: ShareRows, { fromMs, toMs }: ClosedTimeRange): boolean {
  let isKnown = false;
  for (let row = 0; row < length; row++) {
    if (timesMs[row]! + stepMs / 2 <= fromMs || timesMs[row]! - stepMs / 2 >= toMs || Number.isNaN(shares.load[row]!)) continue;
    if (stackedStates.some((state) => shares[state][row]! > 0)) return false;
    isKnown = true;
  }
  return isKnown;
}
