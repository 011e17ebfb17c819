import { msPerSecond, type TimeRange } from '../time/index.ts';
import type { Column } from '../samples/index.ts';

/** Steps of time by their middle, and the seconds that each was recorded. */
export interface CoveredSteps {
  readonly timesMs: Float64Array;
  readonly stepMs: number;
  readonly coveredS: Column;
}

/** The part of a range, 0..1, that its steps were recorded; undefined for an empty range. A step that the range cuts counts for no longer than what is in it. */
export function coveredShare({ timesMs, stepMs, coveredS }: CoveredSteps, { fromMs, untilMs }: TimeRange): number | undefined {
  if (!(untilMs > fromMs)) return undefined;
  let coveredMs = 0;
  timesMs.forEach((atMs, step) => {
    const insideMs = Math.min(untilMs, atMs + stepMs / 2) - Math.max(fromMs, atMs - stepMs / 2);
    coveredMs += Math.max(0, Math.min(insideMs, coveredS[step]! * msPerSecond));
  });
  return coveredMs / (untilMs - fromMs);
}
