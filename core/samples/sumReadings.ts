import { greatestReading, rounder } from './exactSum.ts';
import type { ReadingSums } from './ReadingSums.ts';
import type { Column } from './SampleTable.ts';

/**
 * Adds `count` readings from row `from` on, each with its time in `stepsMs` from `stepFrom` on.
 * Values below `lowest`, above the greatest reading, and NaN are missing.
 */
export function sumReadings(
  into: ReadingSums,
  column: Column,
  from: number,
  count: number,
  stepsMs: Float64Array,
  stepFrom: number,
  lowest: number,
): void {
  const round = rounder;
  const most = greatestReading;
  let { total, missingMs, least, greatest } = into;
  for (let i = 0; i < count; i++) {
    const value = column[from + i]!;
    const stepMs = stepsMs[stepFrom + i]!;
    if (value >= lowest && value <= most) {
      total += (value + round - round) * stepMs;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    } else missingMs += stepMs;
  }
  into.total = total;
  into.missingMs = missingMs;
  into.least = least;
  into.greatest = greatest;
}
