import { shareWithin } from './durationPoints.ts';

/** What compressors give together, each on top of those before it. */
export interface StackedFlow {
  readonly slot: number;
  /** m3/min */
  readonly flowM3min: number;
  /** The share of the time, 0..1, in which that was enough. */
  readonly share: number;
}

/** Rated flows (m3/min) on top of each other beside the points of a duration curve. */
export function stackedFlows(rated: readonly Omit<StackedFlow, 'share'>[], points: readonly number[]): readonly StackedFlow[] {
  return rated.map(({ slot }, i) => {
    const flowM3min = rated.slice(0, i + 1).reduce((sum, each) => sum + each.flowM3min, 0);
    return { slot, flowM3min, share: shareWithin(points, flowM3min) };
  });
}
