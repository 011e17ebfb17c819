import type { SampleTable } from './SampleTable.ts';

const looks = 101;

/** Median time from one row to the next, estimated from at most 101 rows spread over the table; NaN below two rows. */
export function medianSpacingMs({ length, timesMs }: SampleTable): number {
  const intervals = length - 1;
  if (intervals < 1) return NaN;
  const count = Math.min(looks, intervals);
  const spacings = Array.from({ length: count }, (_, i) => {
    const at = Math.floor((i * intervals) / count);
    return timesMs[at + 1]! - timesMs[at]!;
  }).sort((a, b) => a - b);
  return spacings[(count - 1) >>> 1]!;
}
