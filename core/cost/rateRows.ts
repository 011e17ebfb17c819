import { ratioOf, sumOf } from '../figures/index.ts';
import type { Rate, RateSeries } from '../tariff/index.ts';
import type { EnergyTotals } from '../totals/index.ts';
import type { RateCost } from './EnergyCost.ts';
import { energyOf, noLoadEnergyOf, valued } from './energyFigures.ts';

type Rated = readonly [rate: Rate | undefined, of: EnergyTotals];

function rowOf(kind: RateCost['kind'], parts: readonly Rated[]): RateCost {
  const [rate] = parts[0]!;
  const sum = (figure: (of: EnergyTotals) => number | undefined) => sumOf(parts.map(([, of]) => figure(of)));
  const costOver = (figure: (of: EnergyTotals) => number | undefined) => sumOf(parts.map(([each, of]) => valued(figure(of), each)));
  const [energyKWh, cost] = [sum(energyOf), costOver(energyOf)];
  return {
    kind,
    name: rate?.name ?? '',
    perKWh: kind === 'series' ? ratioOf(cost, energyKWh) : rate?.perKWh,
    energyKWh,
    energyNoLoadKWh: sum(noLoadEnergyOf),
    cost,
    costNoLoad: costOver(noLoadEnergyOf),
  };
}

/** What a row of rates is of: of a series all its prices. */
const rowName = (rate: Rate | undefined): Rate | RateSeries | undefined => rate?.series ?? rate;

/** Rows of rates, and where a rate stands among them. */
export interface RateRows {
  readonly rows: readonly RateCost[];
  readonly placeOf: (rate: Rate | undefined) => number;
}

/** A row for each rate, one for all of a series, and one for what has no rate; in the order in which they came. */
export function rateRows(parts: readonly Rated[]): RateRows {
  const rows = new Map<Rate | RateSeries | undefined, Rated[]>();
  for (const part of parts) {
    const name = rowName(part[0]);
    const of = rows.get(name) ?? [];
    of.push(part);
    rows.set(name, of);
  }
  const names = Array.from(rows.keys());
  return {
    rows: Array.from(rows.values(), (of) => {
      const [rate] = of[0]!;
      if (rate === undefined) return rowOf('none', of);
      return rowOf(rate.series === undefined ? 'rate' : 'series', of);
    }),
    placeOf: (rate) => names.indexOf(rowName(rate)),
  };
}

/** One of some shades for each rate, 0 for the dearest; rates beyond them share the last one. Undefined for what has no price. */
export function rateShades(rates: readonly RateCost[], shadeCount: number): readonly (number | undefined)[] {
  const priced = rates.filter(({ kind, perKWh }) => kind !== 'none' && perKWh !== undefined).toSorted((a, b) => b.perKWh! - a.perKWh!);
  return rates.map((rate) => {
    const place = priced.indexOf(rate);
    return place < 0 ? undefined : Math.min(place, shadeCount - 1);
  });
}
