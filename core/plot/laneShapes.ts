import type { LaneState } from './laneState.ts';
import type { Point, Rect } from './shapes.ts';
import type { StateRun } from './stateRuns.ts';
import type { TimeScale } from './timeScale.ts';

/** A run of a machine's lane. */
export interface LaneShape extends Rect {
  readonly state: LaneState;
  /** Centre of the cross on an error. */
  readonly cross?: Point;
}

/** Share of the lane's height, counted from its baseline; off is a line on it, ready a thicker one. */
const heights: Readonly<Record<LaneState, number>> = { load: 1, noLoad: 0.5, ready: 1 / 6, off: 0, error: 1, noData: 1 };
const lineHeight = 1;
/** An error is never too short to be seen. */
const minErrorWidth = 2;
/** Narrower errors have no room for the cross. */
const minCrossWidth = 12;

/** Load in full height, no-load in the lower half, ready and off as thick and thin baseline, errors with a cross: states differ in form as well as in colour. */
export function laneShapes(runs: readonly StateRun[], x: TimeScale, lane: Rect): readonly LaneShape[] {
  return runs.map(({ state, fromMs, toMs }) => {
    const left = Math.max(lane.x, x(fromMs));
    const right = Math.min(lane.x + lane.width, x(toMs));
    const width = state === 'error' ? Math.max(minErrorWidth, right - left) : right - left;
    const height = Math.max(lineHeight, lane.height * heights[state]);
    const shape = { state, x: left, y: lane.y + lane.height - height, width, height };
    return state === 'error' && width >= minCrossWidth ? { ...shape, cross: { x: left + width / 2, y: lane.y + lane.height / 2 } } : shape;
  });
}
