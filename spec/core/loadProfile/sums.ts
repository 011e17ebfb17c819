import type { ProfileSums } from '../../../core/loadProfile/index.ts';
import type { ChannelSums } from '../../../core/totals/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';

/** Sums of quarter hours from an instant on, each with a mean that is known all the time; NaN for one without a value. */
export function sumsOf(fromMs: number, means: readonly number[]): ChannelSums & ProfileSums {
  const known = means.flatMap((mean, i) => (Number.isNaN(mean) ? [] : [{ mean, step: fromMs / quarterHourMs + i }]));
  const coveredMs = new Float64Array(known.length).fill(quarterHourMs);
  return {
    steps: Float64Array.from(known, ({ step }) => step),
    sums: Float64Array.from(known, ({ mean }) => mean * quarterHourMs),
    coveredMs,
    weights: coveredMs,
    least: Float32Array.from(known, ({ mean }) => mean),
    greatest: Float32Array.from(known, ({ mean }) => mean),
  };
}
