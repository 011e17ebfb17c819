import { type Figure, ratioOf } from '../figures/index.ts';
import { keysOf } from '../records/index.ts';
import type { CountedFigure, Counts } from './Counts.ts';

const figuresOf = {
  loadTimes: ['loadS', 'noLoadS'],
  motorStarts: ['motorStarts'],
  // per delivered volume: the whole energy, and that on load
  specificPower: ['totalKWhM3', 'loadKWhM3'],
  energyConsumption: ['energyKWh', 'energyLoadKWh'],
} as const;

/** The name of a daily statistic. */
export type Statistic = keyof typeof figuresOf;
/** The name of a figure of a statistic. */
export type FigureOfStatistic<S extends Statistic> = (typeof figuresOf)[S][number];
/** The four daily statistics; `index` is a compressor's, 1..10, or `plantIndex`. */
export type StatisticRecords = { readonly [S in Statistic]: { readonly index: number } & Readonly<Record<FigureOfStatistic<S>, Figure>> };

/** The figures of each statistic, in the order in which they are shown. */
export const statisticFigureNames: { readonly [S in Statistic]: readonly FigureOfStatistic<S>[] } = figuresOf;

const records: { readonly [S in Statistic]: (of: Counts) => StatisticRecords[S] } = {
  loadTimes: ({ index, loadS, noLoadS }) => ({ index, loadS, noLoadS }),
  motorStarts: ({ index, motorStarts }) => ({ index, motorStarts }),
  specificPower: ({ index, energyKWh, energyLoadKWh, volumeM3 }) => ({
    index,
    totalKWhM3: ratioOf(energyKWh, volumeM3),
    loadKWhM3: ratioOf(energyLoadKWh, volumeM3),
  }),
  energyConsumption: ({ index, energyKWh, energyLoadKWh }) => ({ index, energyKWh, energyLoadKWh }),
};

/** What each is made of, of that which can be estimated. */
export const sumsBehind: Readonly<Record<Statistic, readonly CountedFigure[]>> = {
  loadTimes: [],
  motorStarts: [],
  specificPower: ['energyKWh', 'energyLoadKWh', 'volumeM3'],
  energyConsumption: ['energyKWh', 'energyLoadKWh'],
};

/** The four, in the order of their pages. */
export const statisticNames = keysOf(records);

/** One of the four statistics; ratios are ratios of sums, undefined where no air was delivered. */
export function statistic<S extends Statistic>(name: S, counts: readonly Counts[]): readonly StatisticRecords[S][] {
  return counts.map(records[name]);
}
