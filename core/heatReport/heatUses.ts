import { type Figure, ratioOf } from '../figures/index.ts';
import { waterHeatCapacityKJperKgK } from '../heat/index.ts';
import type { HeatOfMonth, HeatReport } from './HeatReport.ts';

/** Months by how cold they are in central Europe, the coldest first. */
const coldestFirst = [1, 12, 2, 11, 3, 10, 4, 9, 5, 8, 6, 7] as const;
/** Of water from the mains, degC. */
const coldWaterDegC = 10;
const kJperKWh = 3600;

/** Part of the heat that nobody uses yet, 0..1; undefined where there is no heat. */
export function unusedShareOf(report: Pick<HeatReport, 'heat'> | undefined): Figure {
  if (report === undefined || report.heat.kind === 'none') return undefined;
  return 1 - (report.heat.assumptions.find(({ key }) => key === 'usedShare')?.value ?? 0);
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
