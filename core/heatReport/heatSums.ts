import { type Figure, ratioOf } from '../figures/index.ts';
import { type HeatQuarter, quarterH } from './heatQuarters.ts';
import type { HeatOfMonth } from './HeatReport.ts';

/** Of a time of which less is known there is no figure. */
export const minCoverage = 0.5;

export const total = <Of>(of: readonly Of[], value: (one: Of) => number): number => of.reduce((sum, one) => sum + value(one), 0);

/** Heat of a quarter hour that nobody uses yet, kWh. */
const unusedKWh = ({ energyKWh, shares: { recoverable, used } }: HeatQuarter): number => energyKWh * recoverable * (1 - used);

/** Mean thermal power, kW. */
export const powerOf = (quarter: HeatQuarter): number => unusedKWh(quarter) / quarterH;

/** Those with a thermal power above one that is none. */
export const withHeat = (quarters: readonly HeatQuarter[], faintKW: number): readonly HeatQuarter[] =>
  quarters.filter((quarter) => powerOf(quarter) > faintKW);

/** Of quarter hours, kWh. */
export const heatOf = (quarters: readonly HeatQuarter[]): number => total(quarters, unusedKWh);

/** Length of quarter hours, h. */
export const hoursOf = (quarters: readonly HeatQuarter[]): number => quarters.length * quarterH;

/** How many days quarter hours are of. */
export const daysOf = (quarters: readonly HeatQuarter[]): number => new Set(quarters.map(({ day }) => day)).size;

/** Share of the time of quarter hours in which power is known, 0..1. */
export const coverageOf = (quarters: readonly HeatQuarter[]): number =>
  ratioOf(
    total(quarters, ({ coverage }) => coverage),
    quarters.length,
  ) ?? 0;

/** What the quarter hours of a month came to. */
export function heatOfMonth(month: number, quarters: readonly HeatQuarter[], faintKW: number): HeatOfMonth {
  const coverage = coverageOf(quarters);
  const scaled = (value: number): Figure => (coverage < minCoverage ? undefined : value / coverage);
  const available = withHeat(quarters, faintKW);
  const [heatKWh, availableH] = [scaled(heatOf(available)), scaled(hoursOf(available))];
  return {
    month,
    heatKWh,
    availableDays: daysOf(available),
    availableH,
    powerWhileAvailableKW: ratioOf(heatKWh, availableH),
    meanPowerKW: ratioOf(heatKWh, hoursOf(quarters)),
    coverage,
  };
}

/** A sum of a whole time of which a part is known. */
export interface ScaledSum {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Scales the sums of months that are known well enough up to the whole time; the interval has what is not known between nothing and twice as much. */
export function scaledSum(months: readonly (readonly HeatQuarter[])[], valueOf: (quarters: readonly HeatQuarter[]) => number): ScaledSum {
  const enough = months.filter((quarters) => coverageOf(quarters) >= minCoverage);
  const low = total(enough, valueOf);
  const whole = total(enough, (quarters) => valueOf(quarters) / coverageOf(quarters));
  const value = whole * (total(months, hoursOf) / total(enough, hoursOf));
  return { value, low, high: 2 * value - low };
}
