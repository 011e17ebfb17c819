import { type KnownAmount, knownProduct, knownTimes } from '../estimate/index.ts';
import { ratioOf } from '../figures/index.ts';
import { daysPerYear, defaultHeatParameters, type FuelTerms, heatRecovery } from '../heat/index.ts';
import { heatInSeason, type HeatReport } from '../heatReport/index.ts';
import { daysIn, factsOf, found, notFound, perYear } from './looked.ts';
import type { Measure } from './Measure.ts';

/** Of a year. */
const minHeatKWh = 20_000;
/** Of the heat of a season, what is there when heat is needed. */
const usedInSeason: KnownAmount = { kind: 'rule', value: 0.75, low: 0.5, high: 1 };
const monthsPerYear = 12;
/** A year, and what it may lack to be one. */
const wholeYearDays = 360;

/** What a kWh of heat replaces, of the fuels that there are: between the cheapest and the dearest. */
function replacedPerKWh(fuels: readonly FuelTerms[], of: 'fuelEnergyKWh' | 'saving' | 'co2Kg'): KnownAmount | undefined {
  const parameters = { ...defaultHeatParameters, recoverableShare: 1, useRatio: 1 };
  const each = fuels.flatMap((fuel) => heatRecovery(1, parameters, fuel).daily[of] ?? []);
  if (each.length === 0) return undefined;
  const [low, high] = [Math.min(...each), Math.max(...each)];
  return { kind: 'rule', low, high, value: (low + high) / 2 };
}

/** The share of a year's heat that is of the months in which it is of use: as in a year of them, else by their number. */
function seasonShare(heatKWh: number, { range, months }: HeatReport, seasonMonths: number): number {
  const known = daysIn(range) >= wholeYearDays ? ratioOf(heatInSeason(months, seasonMonths), heatKWh) : undefined;
  return Math.min(1, known ?? seasonMonths / monthsPerYear);
}

/**
 * Heat that nobody uses yet, in place of fuel: heat x overlap with the heating season x 0.5 to 1, over a heating of 75 % efficiency. Which of
 * the fuels it replaces is not known, so that the interval has them all. Without an entered season it is an upper bound.
 */
export const heatUse: Measure = {
  measure: 'heat',
  look(inputs) {
    const { heat: report, heatSource, fuels } = inputs;
    if (report.heat.kind === 'none') return notFound('heat', report.heat.reason);
    const known: KnownAmount = report.heat;
    const yearKWh = perYear(known.value, Math.min(daysPerYear, daysIn(report.range))) ?? 0;
    if (yearKWh <= minHeatKWh) return notFound('heat', 'littleHeat', { unusedHeatKWh: yearKWh });
    const year = knownTimes(known, yearKWh / known.value);
    const { seasonMonths } = heatSource ?? {};
    const used =
      seasonMonths === undefined
        ? ({ kind: 'upperBound', value: year.high, low: 0, high: year.high } as const)
        : knownProduct(knownTimes(year, seasonShare(known.value, report, seasonMonths)), usedInSeason);
    const times = (per: KnownAmount | undefined) => per && knownProduct(used, per);
    return found(
      'heat',
      inputs,
      {
        energy: times(replacedPerKWh(fuels, 'fuelEnergyKWh')),
        money: times(replacedPerKWh(fuels, 'saving')),
        co2: times(replacedPerKWh(fuels, 'co2Kg')),
      },
      { slots: report.machines, facts: factsOf({ unusedHeatKWh: yearKWh, seasonMonths }), page: 'heatReport' },
    );
  },
};
