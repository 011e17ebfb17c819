import { type Figure, ratioOf } from '../figures/index.ts';
import { waterHeatCapacityKJperKgK } from '../heat/index.ts';
import type { HeatOfMonth, HeatReport } from './HeatReport.ts';

/** Months by how cold they are in central Europe, the coldest first. */
const coldestFirst = [1, 12, 2, 11, 3, 10, 4, 9, 5, 8, 6, 7] as const;
/** Of water from the mains, degC. */
export const coldWaterDegC = 10;
const kJperKWh = 3600;

/** The shares of the mean kWh of a report. */
export interface AssumedShares {
  /** Of the electrical energy, 0..1, and whether a person entered it. */
  readonly recoverable: Figure;
  readonly isEntered: boolean;
  /** Parts of the heat that are used already and not yet, 0..1. */
  readonly used: Figure;
  readonly unused: Figure;
}

/** What a report was made with; undefined figures where it has no heat. */
export function assumedShares({ heat }: Pick<HeatReport, 'heat'>): AssumedShares {
  const of = (name: string) => (heat.kind === 'none' ? undefined : heat.assumptions.find(({ key }) => key === name));
  const [recoverable, used] = [of('recoverableShare'), of('usedShare')?.value];
  return {
    recoverable: recoverable?.value,
    isEntered: recoverable?.source === 'entered',
    used,
    unused: used === undefined ? undefined : 1 - used,
  };
}

/** Heat of the months of a heating season, kWh: of so many months, the coldest ones; undefined where one of them is not known. */
export function heatInSeason(months: readonly HeatOfMonth[], seasonMonths: number): Figure {
  const season = coldestFirst.slice(0, seasonMonths).map((month) => months.find((of) => of.month === month)?.heatKWh);
  return season.reduce<Figure>((sum, heatKWh) => (sum === undefined || heatKWh === undefined ? undefined : sum + heatKWh), 0);
}

/**
 * Water that heat warms from 10 degC, kg a day: heat x 3600 / (4.187 x (warm - 10)) / days.
 * Undefined where the heat is not known or the water is not warmer.
 */
export const hotWaterKgPerDay = (heatKWh: Figure, days: number, warmDegC: number | undefined): Figure =>
  heatKWh === undefined || warmDegC === undefined || warmDegC <= coldWaterDegC
    ? undefined
    : ratioOf((heatKWh * kJperKWh) / (waterHeatCapacityKJperKgK * (warmDegC - coldWaterDegC)), days);
