import { completeSumOf } from '../../figures/index.ts';

/** What a meter shows for several machines, split by their weights; evenly where all weigh nothing, undefined for all where a weight is not known. */
export function splitShares(total: number | undefined, weights: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const whole = completeSumOf(weights);
  if (total === undefined || whole === undefined) return weights.map(() => undefined);
  return weights.map((weight) => (whole === 0 ? total / weights.length : (total * weight!) / whole));
}
