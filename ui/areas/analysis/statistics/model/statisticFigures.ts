import { type Figure, productOf, ratioOf, rounded } from '../../../../../core/figures/index.ts';
import { compared, type Comparison, type Statistic } from '../../../../../core/statistics/index.ts';
import type { StatisticValues } from './statisticValues.ts';

/** What a statistic tells of a machine or the plant; times in s, energies in kWh, per volume in kWh/m3, power in kW/(m3/min). */
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
export const figuresOf = {
  loadTimes: ['loadS', 'noLoadS', 'runS', 'loadShare'],
  motorStarts: ['motorStarts', 'runS', 'startsPerRunHour'],
  specificPower: ['loadPower', 'noLoadPower', 'totalPower', 'totalKWhM3'],
  energyConsumption: ['loadKWh', 'noLoadKWh', 'totalKWh', 'noLoadShare', 'cost'],
} as const satisfies Readonly<Record<Statistic, readonly StatisticFigure[]>>;

/** The figure that a statistic's page is about. */
export const mainFigure: Readonly<Record<Statistic, StatisticFigure>> = {
  loadTimes: 'loadShare',
  motorStarts: 'motorStarts',
  specificPower: 'totalPower',
  energyConsumption: 'totalKWh',
};

/** What a statistic's bars are stacked of. */
export const barFigures: Readonly<Record<Statistic, readonly StatisticFigure[]>> = {
  loadTimes: ['loadS', 'noLoadS'],
  motorStarts: ['motorStarts'],
  specificPower: ['loadPower', 'noLoadPower'],
  energyConsumption: ['loadKWh', 'noLoadKWh'],
};

/** The plant's figure is the sum of the machines', so that its bar needs a scale of its own. */
export const isSummed: Readonly<Record<Statistic, boolean>> = {
  loadTimes: true,
  motorStarts: true,
  specificPower: false,
  energyConsumption: true,
};

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

/** Both are needed; a part beyond the whole leaves nothing. */
const restOf = (whole: Figure, part: Figure): Figure => (whole === undefined || part === undefined ? undefined : Math.max(0, whole - part));
const bothOf = (a: Figure, b: Figure): Figure => (a === undefined || b === undefined ? undefined : a + b);
/** Load and no-load together, in s. */
export const runOf = ({ loadS, noLoadS }: StatisticValues) => bothOf(loadS, noLoadS);
/** From kWh/m3 to kW/(m3/min). */
const asPower = (energyKWhM3: Figure) => productOf(energyKWhM3, minutesPerHour);

/** A figure of what the station gives; `rate` is the price of a kWh. */
export const figureOfValues: Readonly<Record<StatisticFigure, (values: StatisticValues, rate: number) => Figure>> = {
  loadS: ({ loadS }) => loadS,
  noLoadS: ({ noLoadS }) => noLoadS,
  runS: runOf,
  loadShare: (values) => ratioOf(values.loadS, runOf(values)),
  motorStarts: ({ motorStarts }) => motorStarts,
  startsPerRunHour: (values) => ratioOf(productOf(values.motorStarts, secondsPerHour), runOf(values)),
  loadPower: ({ loadKWhM3 }) => asPower(loadKWhM3),
  noLoadPower: ({ totalKWhM3, loadKWhM3 }) => asPower(restOf(totalKWhM3, loadKWhM3)),
  totalPower: ({ totalKWhM3 }) => asPower(totalKWhM3),
  totalKWhM3: ({ totalKWhM3 }) => totalKWhM3,
  loadKWh: ({ energyLoadKWh }) => energyLoadKWh,
  noLoadKWh: ({ energyKWh, energyLoadKWh }) => restOf(energyKWh, energyLoadKWh),
  totalKWh: ({ energyKWh }) => energyKWh,
  noLoadShare: ({ energyKWh, energyLoadKWh }) => ratioOf(restOf(energyKWh, energyLoadKWh), energyKWh),
  cost: ({ energyKWh }, rate) => productOf(energyKWh, rate),
};
