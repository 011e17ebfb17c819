import { findingLevel } from './Finding.ts';
import type { Spread } from './KnownAmount.ts';
import { normalQuantile } from './normalQuantile.ts';
import { median } from './quantile.ts';

/**
 * The median of values with the interval that holds the true one in 90 % of all cases, or somewhat more: between two of the sorted values, whatever their
 * distribution is (binomial, by its normal approximation); undefined without values.
 */
export function medianInterval(values: Iterable<number>): Spread | undefined {
  const sorted = Float64Array.from(values).sort();
  const value = median(sorted);
  if (value === undefined) return undefined;
  const half = (normalQuantile((1 + findingLevel) / 2) * Math.sqrt(sorted.length)) / 2;
  const below = Math.max(0, Math.floor(sorted.length / 2 - half) - 1);
  return { value, low: sorted[below]!, high: sorted[sorted.length - 1 - below]! };
}
