import { fineRounder, greatestReading, rounder } from './exactSum.ts';
import type { ReadingSums } from './ReadingSums.ts';
import type { Column } from '../samples/index.ts';

/**
 * `sumReadings` of rows `from` up to but not including `until` that all count `stepMs`.
 * Sums are exact, so values may be added before the time is multiplied, and in two sums: the processor adds those at once.
 * Values between the extremes so far need no other test.
 */
export function sumEvenReadings(into: ReadingSums, column: Column, from: number, until: number, stepMs: number, lowest: number): void {
  const round = rounder;
  const fine = fineRounder;
  const limit = greatestReading;
  let { least, greatest } = into;
  let total = 0;
  let total2 = 0;
  let rest = 0;
  let rest2 = 0;
  let missing = 0;
  let row = from;
  while (row < until) {
    for (; row + 1 < until; row += 2) {
      const value = column[row]!;
      const value2 = column[row + 1]!;
      if (!(value >= least && value <= greatest && value2 >= least && value2 <= greatest)) break;
      const steps = value + round - round;
      const steps2 = value2 + round - round;
      total += steps;
      total2 += steps2;
      rest += value - steps + fine - fine;
      rest2 += value2 - steps2 + fine - fine;
    }
    if (row === until) break;
    const value = column[row++]!;
    if (value >= lowest && value <= limit) {
      const steps = value + round - round;
      total += steps;
      rest += value - steps + fine - fine;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    } else missing++;
  }
  into.total += (total + total2) * stepMs;
  into.rest += (rest + rest2) * stepMs;
  into.missingMs += missing * stepMs;
  into.least = least;
  into.greatest = greatest;
}
