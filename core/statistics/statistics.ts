import { type Figure, ratioOf } from '../figures/index.ts';
import { keysOf } from '../records/index.ts';
import type { CountedFigure, Counts } from './Counts.ts';

/** The four daily statistics; `index` is a compressor's, 1..10, or `plantIndex`. */
export interface StatisticRecords {
  readonly loadTimes: { readonly index: number; readonly loadS: Figure; readonly noLoadS: Figure };
  readonly motorStarts: { readonly index: number; readonly motorStarts: Figure };
  readonly specificPower: {
    readonly index: number;
    /** Whole energy per delivered volume. */
    readonly totalKWhM3: Figure;
    /** Energy on load per delivered volume. */
    readonly loadKWhM3: Figure;
  };
  readonly energyConsumption: { readonly index: number; readonly energyKWh: Figure; readonly energyLoadKWh: Figure };
}
/** The name of a daily statistic. */
export type Statistic = keyof StatisticRecords;

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
