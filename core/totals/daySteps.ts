import { msPerDay, type PlantDay } from '../time/index.ts';
import type { ChannelSums, SumOfTime } from './ChannelSums.ts';

/** Number of a day as a step: days since 1970-01-01. */
export const dayStep = (day: PlantDay): number => Date.parse(day) / msPerDay;
/** The day that a step stands for. */
export const dayOfStep = (step: number): PlantDay => new Date(step * msPerDay).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Sums of days, which ascend, with a day a step. */
export function daySteps(days: readonly (SumOfTime & { readonly day: PlantDay })[]): ChannelSums {
  return {
    steps: Float64Array.from(days, ({ day }) => dayStep(day)),
    sums: Float64Array.from(days, ({ sum }) => sum),
    coveredMs: Float64Array.from(days, ({ coveredMs }) => coveredMs),
    least: Float32Array.from(days, ({ least }) => least),
    greatest: Float32Array.from(days, ({ greatest }) => greatest),
  };
}
