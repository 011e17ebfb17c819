import { fineRounder, greatestReading, rounder } from './exactSum.ts';
import type { ReadingSums } from './ReadingSums.ts';
import type { Column } from '../samples/index.ts';

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
  const fine = fineRounder;
  const limit = greatestReading;
  let { total, rest, missingMs, least, greatest } = into;
  for (let i = 0; i < count; i++) {
    const value = column[from + i]!;
    const stepMs = stepsMs[stepFrom + i]!;
    if (value >= lowest && value <= limit) {
      const steps = value + round - round;
      total += steps * stepMs;
      rest += (value - steps + fine - fine) * stepMs;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    } else missingMs += stepMs;
  }
  into.total = total;
  into.rest = rest;
  into.missingMs = missingMs;
  into.least = least;
  into.greatest = greatest;
}
