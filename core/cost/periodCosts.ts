import { type Figure, sumOf } from '../figures/index.ts';
import type { Rate, RateClock } from '../tariff/index.ts';
import type { PlantDay } from '../time/index.ts';
import { type EnergyCollector, quarterHourMs } from '../totals/index.ts';
import type { PeriodCost } from './EnergyCost.ts';
import { energyOf, powerCoverage, type PowerOfQuarter, valued } from './energyFigures.ts';
import { remembered } from '../records/index.ts';

/** One object for each pair of two values. */
function pairs<A, B>(): (a: A, b: B) => readonly [A, B] {
  const withA = remembered((a: A) => remembered((b: B) => [a, b] as const));
  return (a, b) => withA(a)(b);
}

/** What the rows of periods are made of. */
export interface PeriodParts {
  /** The first day of the period that a quarter hour lies in. */
  readonly firstDayOf: (quarter: number) => PlantDay;
  readonly prices: RateClock;
  readonly co2: RateClock;
  /** Quarter hours that are known well enough. */
  readonly known: readonly PowerOfQuarter[];
  /** Machines, 1..10, that have a power. */
  readonly machines: readonly number[];
}

/** The energy of each period, ascending, and what it comes to at the rates of its time. */
export function periodCosts(energies: Pick<EnergyCollector, 'by'>, parts: PeriodParts): readonly PeriodCost[] {
  const { firstDayOf, prices, co2, known, machines } = parts;
  const valuedAt = ({ rateAt }: RateClock): ReadonlyMap<PlantDay, Figure> => {
    const pair = pairs<PlantDay, Rate | undefined>();
    const sums = new Map<PlantDay, Figure>();
    for (const [[day, rate], of] of energies.by((quarter) => pair(firstDayOf(quarter), rateAt(quarter))))
      sums.set(day, sumOf([sums.get(day), valued(energyOf(of), rate)]));
    return sums;
  };
  const peaks = new Map<PlantDay, number>();
  for (const { fromMs, powerKW } of known) {
    const day = firstDayOf(fromMs / quarterHourMs);
    peaks.set(day, Math.max(powerKW, peaks.get(day) ?? powerKW));
  }
  const [costs, emissions] = [valuedAt(prices), valuedAt(co2)];
  return Array.from(energies.by(firstDayOf), ([firstDay, of]) => ({
    firstDay,
    energyKWh: energyOf(of),
    cost: costs.get(firstDay),
    co2Kg: emissions.get(firstDay),
    peakKW: peaks.get(firstDay),
    coverage: powerCoverage([of], of.quarters, machines),
  }));
}
