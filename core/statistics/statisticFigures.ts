import { completeSumOf, type Figure, productOf, ratioOf, restOf, rounded } from '../figures/index.ts';
import { costOf, type Tariff } from '../tariff/index.ts';
import { compared, type Comparison } from './compared.ts';
import { coverageOf, type CountedFigure, type Counts } from './Counts.ts';
import { type FigureOfStatistic, type Statistic, statistic, statisticNames } from './statistics.ts';

type Recorded = FigureOfStatistic<Statistic>;

/** What the statistics give of a machine or the plant; a figure that none of them has is undefined. */
export type StatisticValues = Readonly<Partial<Record<Recorded, Figure>>> & {
  /** 1..10, or `plantIndex`. */
  readonly index: number;
  /** Share of the period that is known, 0..1; undefined where a controller does not report it. */
  readonly coverage: Figure;
  /** What was delivered, where a controller reports it. */
  readonly volumeM3?: Figure;
  /** What was counted from values that were calculated and not measured, if only in part; none where it is left out. */
  readonly estimated?: readonly CountedFigure[] | undefined;
};

/** What all four statistics give of counts. */
export function statisticValuesOf(counts: Counts): StatisticValues {
  const records = statisticNames.flatMap((name): readonly object[] => statistic(name, [counts]));
  return Object.assign({ index: counts.index, coverage: coverageOf(counts), estimated: counts.estimated }, ...records) as StatisticValues;
}

/** What a statistic says of a machine or the plant; times in s, energies in kWh, per volume in kWh/m3, power in kW/(m3/min). */
export type StatisticFigure =
  | 'loadS'
  | 'noLoadS'
  | 'runS'
  | 'loadShare'
  | 'motorStarts'
  | 'startsPerRunHour'
  | 'loadPower'
  | 'noLoadPower'
  | 'totalPower'
  | 'totalKWhM3'
  | 'loadKWh'
  | 'noLoadKWh'
  | 'totalKWh'
  | 'noLoadShare'
  | 'cost';

/** The figures of each statistic, in the order of its table. */
export const statisticFigures = {
  loadTimes: ['loadS', 'noLoadS', 'runS', 'loadShare'],
  motorStarts: ['motorStarts', 'runS', 'startsPerRunHour'],
  specificPower: ['loadPower', 'noLoadPower', 'totalPower', 'totalKWhM3'],
  energyConsumption: ['loadKWh', 'noLoadKWh', 'totalKWh', 'noLoadShare', 'cost'],
} as const satisfies Readonly<Record<Statistic, readonly StatisticFigure[]>>;

/** Figures that are ratios: the plant's is no sum of the machines', and their mean says nothing. */
export const ratioFigures: ReadonlySet<StatisticFigure> = new Set([
  'loadShare',
  'startsPerRunHour',
  'loadPower',
  'noLoadPower',
  'totalPower',
  'totalKWhM3',
  'noLoadShare',
]);

/** Shares change by percentage points, all else by percent of before. */
const shares: ReadonlySet<StatisticFigure> = new Set(['loadShare', 'noLoadShare']);
/** Of a share, which is shown in percent with one. */
const shareDecimals = 3;

/** Of the shares as they are shown, so that the change is the difference that a reader sees. */
function shownChange(comparison: Comparison | undefined): Figure {
  if (comparison?.change === undefined) return undefined;
  const { change } = compared(rounded(comparison.now, shareDecimals), rounded(comparison.before, shareDecimals));
  return rounded(change, shareDecimals);
}

/** How a figure changed: as a share of what it was before or, `isPoints`, by that share of the whole. */
export function ratioChange(
  figure: StatisticFigure,
  comparison: Comparison | undefined,
): { readonly isPoints: boolean; readonly change: Figure } {
  const isPoints = shares.has(figure);
  return { isPoints, change: isPoints ? shownChange(comparison) : comparison?.changeRatio };
}

const minutesPerHour = 60;
const secondsPerHour = 3600;

/** Load and no-load together, in s; undefined when one of them is missing. */
export const runOfS = ({ loadS, noLoadS }: Pick<StatisticValues, 'loadS' | 'noLoadS'>): Figure => completeSumOf([loadS, noLoadS]);
/** From kWh/m3 to kW/(m3/min). */
const asPower = (energyKWhM3: Figure) => productOf(energyKWhM3, minutesPerHour);

const formulas: Readonly<Record<StatisticFigure, (values: StatisticValues, tariff: Tariff) => Figure>> = {
  loadS: ({ loadS }) => loadS,
  noLoadS: ({ noLoadS }) => noLoadS,
  runS: runOfS,
  loadShare: (values) => ratioOf(values.loadS, runOfS(values)),
  motorStarts: ({ motorStarts }) => motorStarts,
  startsPerRunHour: (values) => ratioOf(productOf(values.motorStarts, secondsPerHour), runOfS(values)),
  loadPower: ({ loadKWhM3 }) => asPower(loadKWhM3),
  noLoadPower: ({ totalKWhM3, loadKWhM3 }) => asPower(restOf(totalKWhM3, loadKWhM3)),
  totalPower: ({ totalKWhM3 }) => asPower(totalKWhM3),
  totalKWhM3: ({ totalKWhM3 }) => totalKWhM3,
  loadKWh: ({ energyLoadKWh }) => energyLoadKWh,
  noLoadKWh: ({ energyKWh, energyLoadKWh }) => restOf(energyKWh, energyLoadKWh),
  totalKWh: ({ energyKWh }) => energyKWh,
  noLoadShare: ({ energyKWh, energyLoadKWh }) => ratioOf(restOf(energyKWh, energyLoadKWh), energyKWh),
  cost: ({ energyKWh }, tariff) => costOf(energyKWh, tariff),
};

/** A figure of a machine or the plant; undefined where what it is made of is missing, or its whole is not above 0. */
export function statisticFigure(figure: StatisticFigure, values: StatisticValues, tariff: Tariff): Figure {
  return formulas[figure](values, tariff);
}
