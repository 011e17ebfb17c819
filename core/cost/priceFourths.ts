import { type Figure, ratioOf, sumOf } from '../figures/index.ts';
import type { Rate } from '../tariff/index.ts';
import type { EnergyTotals } from '../totals/index.ts';
import { energyOf, noLoadEnergyOf, valued } from './energyFigures.ts';

/** A fourth of the time by its price. */
export interface PriceFourth {
  readonly minPerKWh: number;
  readonly maxPerKWh: number;
  readonly energyKWh: Figure;
  readonly energyNoLoadKWh: Figure;
  readonly cost: Figure;
  /** Cost per energy. */
  readonly meanPerKWh: Figure;
}

const fourths = 4;

type Rated = readonly [rate: Rate | undefined, of: EnergyTotals];

const partOf = (value: Figure, share: number): Figure => value && value * share;

/**
 * The time that has a price in four equal parts, the cheapest first: a rate that lies in two of them counts in each by its share of the time. Empty
 * where all energy has one price, for then nothing is won by another hour.
 */
export function priceFourths(parts: readonly Rated[]): readonly PriceFourth[] {
  const rated = parts
    .flatMap(([rate, of]) => (rate === undefined ? [] : [{ perKWh: rate.perKWh, rate, of }]))
    .toSorted((a, b) => a.perKWh - b.perKWh);
  const quarters = rated.reduce((sum, { of }) => sum + of.quarters, 0);
  if (rated.length === 0 || rated[0]!.perKWh === rated.at(-1)!.perKWh) return [];
  let begin = 0;
  const placed = rated.map((each) => ({ ...each, begin, end: (begin += each.of.quarters) }));
  return Array.from({ length: fourths }, (_, i) => {
    const [from, until] = [(quarters * i) / fourths, (quarters * (i + 1)) / fourths];
    const inside = placed.flatMap(({ begin: first, end, ...each }) => {
      const share = (Math.min(end, until) - Math.max(first, from)) / each.of.quarters;
      return share > 0 ? [{ ...each, share }] : [];
    });
    const sum = (figure: (of: EnergyTotals, rate: Rate) => Figure) =>
      sumOf(inside.map(({ of, rate, share }) => partOf(figure(of, rate), share)));
    const [energyKWh, cost] = [sum(energyOf), sum((of, rate) => valued(energyOf(of), rate))];
    return {
      minPerKWh: inside[0]!.perKWh,
      maxPerKWh: inside.at(-1)!.perKWh,
      energyKWh,
      energyNoLoadKWh: sum(noLoadEnergyOf),
      cost,
      meanPerKWh: ratioOf(cost, energyKWh),
    };
  });
}
