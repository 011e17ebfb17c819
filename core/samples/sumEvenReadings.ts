import { greatestReading, rounder } from './exactSum.ts';
import type { ReadingSums } from './ReadingSums.ts';
import type { Column } from './SampleTable.ts';

/*
 * `sumReadings` of rows `from` up to but not including `until` that all count `stepMs`.
 * Sums are exact, so values may be added before the time is multiplied, and in two sums: the processor adds those at once.
 */

/** Without extremes. */
export function sumEvenReadings(into: ReadingSums, column: Column, from: number, until: number, stepMs: number, lowest: number): void {
  const round = rounder;
  const most = greatestReading;
  let total = 0;
  let total2 = 0;
  let missing = 0;
  let row = from;
  for (; row + 1 < until; row += 2) {
    const value = column[row]!;
    const value2 = column[row + 1]!;
    if (value >= lowest && value <= most) total += value + round - round;
    else missing++;
    if (value2 >= lowest && value2 <= most) total2 += value2 + round - round;
    else missing++;
  }
  if (row < until) {
    const value = column[row]!;
    if (value >= lowest && value <= most) total += value + round - round;
    else missing++;
  }
  into.total += (total + total2) * stepMs;
  into.missingMs += missing * stepMs;
}

/** With extremes. */
export function sumEvenExtremes(into: ReadingSums, column: Column, from: number, until: number, stepMs: number, lowest: number): void {
  let { least, greatest } = into;
  const round = rounder;
  const most = greatestReading;
  let total = 0;
  let total2 = 0;
  let missing = 0;
  let row = from;
  for (; row + 1 < until; row += 2) {
    const value = column[row]!;
    const value2 = column[row + 1]!;
    if (value >= lowest && value <= most) {
      total += value + round - round;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    } else missing++;
    if (value2 >= lowest && value2 <= most) {
      total2 += value2 + round - round;
      if (value2 < least) least = value2;
      if (value2 > greatest) greatest = value2;
    } else missing++;
  }
  if (row < until) {
    const value = column[row]!;
    if (value >= lowest && value <= most) {
      total += value + round - round;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    } else missing++;
  }
  into.total += (total + total2) * stepMs;
  into.missingMs += missing * stepMs;
  into.least = least;
  into.greatest = greatest;
}
