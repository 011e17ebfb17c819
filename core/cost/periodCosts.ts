import { type Figure, sumOf } from '../figures/index.ts';
import { remembered } from '../records/index.ts';
import type { Rate } from '../tariff/index.ts';
import type { PlantDay } from '../time/index.ts';
import { type EnergyGroups, quarterHourMs } from '../totals/index.ts';
import type { PeriodCost } from './EnergyCost.ts';
import { energyOf, powerCoverage, type PowerOfQuarter, valued } from './energyFigures.ts';

/** What quarter hours are added up by. */
export interface CostGroup {
  /** Of their period. */
  readonly firstDay: PlantDay;
  readonly price: Rate | undefined;
  readonly co2: Rate | undefined;
}

/** What the rows of periods are made of. */
export interface PeriodParts {
  /** The first day of the period that a quarter hour lies in. */
  readonly firstDayOf: (quarter: number) => PlantDay;
  /** How many rows of rates there are, and in which of them the energy of a rate stands. */
  readonly rateRows: { readonly count: number; readonly placeOf: (rate: Rate | undefined) => number };
  /** Quarter hours that are known well enough. */
  readonly known: readonly PowerOfQuarter[];
  /** Machines, 1..10, that have a power. */
  readonly machines: readonly number[];
}

/** The energy of each period, ascending, and what it comes to at the rates of its time. */
export function periodCosts(groups: EnergyGroups<CostGroup>, parts: PeriodParts): readonly PeriodCost[] {
  const { firstDayOf, rateRows, known, machines } = parts;
  const valuedBy = (of: 'price' | 'co2') => {
    const pair = remembered((firstDay: PlantDay) => remembered((rate: Rate | undefined) => ({ firstDay, rate })));
    return Array.from(
      groups.by((group) => pair(group.firstDay)(group[of])),
      ([{ firstDay, rate }, energy]) => ({ firstDay, rate, value: valued(energyOf(energy), rate) }),
    );
  };
  const sums = new Map<PlantDay, { cost: Figure; co2Kg: Figure; readonly byRate: Figure[] }>();
  const sumsOf = (firstDay: PlantDay) => {
    const of = sums.get(firstDay) ?? { cost: undefined, co2Kg: undefined, byRate: Array<Figure>(rateRows.count).fill(undefined) };
    sums.set(firstDay, of);
    return of;
  };
  for (const { firstDay, rate, value } of valuedBy('price')) {
    const of = sumsOf(firstDay);
    const place = rateRows.placeOf(rate);
    of.cost = sumOf([of.cost, value]);
    of.byRate[place] = sumOf([of.byRate[place], value]);
  }
  for (const { firstDay, value } of valuedBy('co2')) {
    const of = sumsOf(firstDay);
    of.co2Kg = sumOf([of.co2Kg, value]);
  }
  const peaks = new Map<PlantDay, number>();
  for (const { fromMs, powerKW } of known) {
    const day = firstDayOf(fromMs / quarterHourMs);
    peaks.set(day, Math.max(powerKW, peaks.get(day) ?? powerKW));
  }
  return Array.from(
    groups.by(({ firstDay }) => firstDay),
    ([firstDay, of]) => {
      const { cost, co2Kg, byRate } = sumsOf(firstDay);
      const coverage = powerCoverage([of], of.quarters, machines);
      return { firstDay, energyKWh: energyOf(of), cost, costByRate: byRate, co2Kg, peakKW: peaks.get(firstDay), coverage };
    },
  );
}
