import type { RateCost } from './EnergyCost.ts';

/** One of some shades for each rate, 0 for the dearest; rates beyond them share the last one. Undefined for what has no price. */
export function rateShades(rates: readonly RateCost[], shadeCount: number): readonly (number | undefined)[] {
  const priced = rates.filter(({ kind, perKWh }) => kind !== 'none' && perKWh !== undefined).toSorted((a, b) => b.perKWh! - a.perKWh!);
  return rates.map((rate) => {
    const place = priced.indexOf(rate);
    return place < 0 ? undefined : Math.min(place, shadeCount - 1);
  });
}
