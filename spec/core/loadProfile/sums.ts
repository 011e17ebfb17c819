import type { ChannelSums } from '../../../core/totals/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';

/** Sums of quarter hours from an instant on, each with a mean that is known all the time; NaN for one without a value. */
export function sumsOf(fromMs: number, means: readonly number[]): ChannelSums {
  const known = means.flatMap((mean, i) => (Number.isNaN(mean) ? [] : [{ mean, step: fromMs / quarterHourMs + i }]));
  return {
    steps: Float64Array.from(known, ({ step }) => step),
    sums: Float64Array.from(known, ({ mean }) => mean * quarterHourMs),
    coveredMs: new Float64Array(known.length).fill(quarterHourMs),
    least: Float32Array.from(known, ({ mean }) => mean),
    greatest: Float32Array.from(known, ({ mean }) => mean),
  };
}
