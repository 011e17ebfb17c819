import type { DataNeedName, Figure } from '../figures/index.ts';
import { type ComputedFigure, needsOf, shortfallsOf } from '../formulas/index.ts';
import { coverageOf, type Counts } from './Counts.ts';
import { runOfS, type StatisticFigure } from './statisticFigures.ts';
import { statistic, type Statistic, type StatisticRecords } from './statistics.ts';

/** Which rule a figure of the statistics follows; one that is a plain sum of times or energies has none. */
export const statisticFormulas: Readonly<Partial<Record<StatisticFigure, ComputedFigure>>> = {
  runS: 'runningTime',
  noLoadS: 'noLoadTime',
  loadShare: 'loadShare',
  motorStarts: 'motorStarts',
  startsPerRunHour: 'startsPerRunHour',
  loadPower: 'specificPowerLoad',
  noLoadPower: 'specificPowerNoLoad',
  totalPower: 'specificPower',
  totalKWhM3: 'specificEnergy',
  noLoadKWh: 'energyNoLoad',
  totalKWh: 'energy',
  noLoadShare: 'noLoadShare',
  cost: 'cost',
};

/** Likewise the figures of a statistic's records. */
const recordFormulas: Readonly<Record<Statistic, ComputedFigure>> = {
  loadTimes: 'runningTime',
  motorStarts: 'motorStarts',
  specificPower: 'specificEnergy',
  energyConsumption: 'energy',
};

/** Which needs any of these figures falls short of, by the running time in s and the known share of the period. */
export function statisticShortfalls(
  figures: readonly StatisticFigure[],
  basis: { readonly runS: Figure; readonly coverage: Figure },
): readonly DataNeedName[] {
  return [...new Set(figures.flatMap((figure) => shortfallsIn(statisticFormulas[figure], basis)))];
}

const shortfallsIn = (figure: ComputedFigure | undefined, basis: { readonly runS: Figure; readonly coverage: Figure }) =>
  figure === undefined ? [] : shortfallsOf(figure, basis);

/** The figure says more about starting than about the machine where it ran for too little time. */
export const needsRunning = (figure: StatisticFigure): boolean => {
  const formula = statisticFormulas[figure];
  return formula !== undefined && needsOf(formula).includes('runningHour');
};

/** Which needs a statistic's record of these counts falls short of. */
export const recordShortfalls = (name: Statistic, counts: Counts): readonly DataNeedName[] =>
  shortfallsOf(recordFormulas[name], { runS: runOfS(counts), coverage: coverageOf(counts) });

/** One of the four statistics, each record with the needs that its data falls short of; left out without any. */
export function markedStatistic<S extends Statistic>(
  name: S,
  counts: readonly Counts[],
): readonly (StatisticRecords[S] & { readonly shortOf?: readonly DataNeedName[] })[] {
  return statistic(name, counts).map((record, i) => {
    const shortOf = recordShortfalls(name, counts[i]!);
    return { ...record, ...(shortOf.length > 0 && { shortOf }) };
  });
}
