import { median } from './quantile.ts';

/** The deviation of a normal variable is this many of its median absolute deviations. */
const perMedianDeviation = 1.4826;

/** How far values scatter about their median, as a standard deviation, which a few far ones do not widen; undefined for none. */
export function medianDeviation(values: readonly number[]): number | undefined {
  const middle = median(values);
  return middle === undefined ? undefined : perMedianDeviation * median(values.map((value) => Math.abs(value - middle)))!;
}
