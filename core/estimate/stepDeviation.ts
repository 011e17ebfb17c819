import { median } from './quantile.ts';

/** The deviation of a normal variable is this many of its median absolute deviations. */
const perMedianDeviation = 1.4826;

/**
 * How far values of a series scatter about a level that may drift: from the median absolute deviation of the steps from each to the next,
 * which a few jumps do not widen. At least `floor`; that alone with less than two values.
 */
export function stepDeviation(values: readonly number[], floor: number): number {
  const steps = values.slice(1).map((value, i) => value - values[i]!);
  const middle = median(steps);
  if (middle === undefined) return floor;
  const deviation = median(steps.map((step) => Math.abs(step - middle)))!;
  return Math.max(floor, (perMedianDeviation * deviation) / Math.SQRT2);
}
