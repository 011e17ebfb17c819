import { medianDeviation } from './medianDeviation.ts';

/**
 * How far values of a series scatter about a level that may drift: from the median absolute deviation of the steps from each to the next,
 * which a few jumps do not widen. At least `floor`; that alone with less than two values.
 */
export function stepDeviation(values: readonly number[], floor: number): number {
  const steps = values.slice(1).map((value, i) => value - values[i]!);
  const deviation = medianDeviation(steps);
  return deviation === undefined ? floor : Math.max(floor, deviation / Math.SQRT2);
}
