import { isNameOf } from '../records/index.ts';
import { olsFit, type OlsFit, quantile } from '../estimate/index.ts';
import { autocorrelation, followingDays } from './autocorrelation.ts';
import { type EnergyAdjustment, adjustmentOf, shareOfDay } from './EnergyAdjustment.ts';
import type { PerformanceDay } from './PerformanceDay.ts';

/** What the energy of a day can depend on beside its volume; each is added to the model where it says more than chance. */
interface Term {
  /** Of a day of 24 h; undefined where it is not known. */
  readonly of: (day: PerformanceDay, pressureRefBar: number) => number | undefined;
}

const referenceC = 20;
const perDay = (day: PerformanceDay, value: number) => value / shareOfDay(day);

const terms = {
  /** Warm air is thin: each m3 of free air costs more. */
  temperature: {
    of: (day) => (day.temperatureC === undefined ? undefined : (day.temperatureC - referenceC) * perDay(day, day.volumeM3)),
  },
  pressure: { of: ({ pressureBar }, ref) => (pressureBar === undefined ? undefined : pressureBar - ref) },
  production: { of: (day) => (day.production === undefined ? undefined : perDay(day, day.production)) },
} as const satisfies Readonly<Record<string, Term>>;
/** One of them. */
export type ModelTerm = keyof typeof terms;

/** A coefficient of the model, of a day of 24 h. */
export interface Coefficient {
  readonly of: 'day' | 'volume' | 'volumeAbove' | ModelTerm;
  readonly value: number;
  readonly standardError: number;
  readonly t: number;
}

/** The energy of a day as its variables explain it. */
export interface EnergyModel {
  /** The base load of a day first, then that of volume, up to `changeM3` and above it where there is one. */
  readonly coefficients: readonly Coefficient[];
  /** Volume of a day from which on a m3 costs something else. */
  readonly changeM3: number | undefined;
  /** Mean of the baseline. */
  readonly pressureRefBar: number;
  readonly fit: OlsFit;
  /** How much a day's residual resembles that of the day before, -1..1. */
  readonly rho: number;
  /** So many days count as one, as they resemble each other: 1 or more. */
  readonly inflation: number;
  readonly predictorsOf: (day: PerformanceDay) => readonly number[];
}

interface Question {
  readonly days: readonly PerformanceDay[];
  readonly adjustments: readonly EnergyAdjustment[];
  readonly pressureRefBar: number;
  readonly follows: readonly boolean[];
}

function fitWith(
  { days, adjustments, pressureRefBar, follows }: Question,
  used: readonly ModelTerm[],
  changeM3?: number,
): EnergyModel | undefined {
  const predictorsOf = (day: PerformanceDay) => {
    const volume = perDay(day, day.volumeM3);
    const volumes = changeM3 === undefined ? [volume] : [Math.min(volume, changeM3), Math.max(volume - changeM3, 0)];
    return [...volumes, ...used.map((term) => terms[term].of(day, pressureRefBar)!)];
  };
  const fit = olsFit(
    days.map((day) => ({
      predictors: predictorsOf(day),
      response: perDay(day, day.energyKWh - adjustmentOf(adjustments, day)),
      weight: shareOfDay(day),
    })),
  );
  if (fit === undefined) return undefined;
  const names = ['day', 'volume', ...(changeM3 === undefined ? [] : (['volumeAbove'] as const)), ...used] as const;
  const coefficients = names.map((of, i) => ({
    of,
    value: fit.coefficients[i]!,
    standardError: fit.standardErrors[i]!,
    t: fit.tValues[i]!,
  }));
  const rho = autocorrelation(fit.residuals, follows);
  const inflation = rho > 0 ? (1 + rho) / (1 - rho) : 1;
  return { coefficients, changeM3, pressureRefBar, fit, rho, inflation, predictorsOf };
}

/** Of a coefficient that is not chance. */
export const minT = 2;
/** Each of them adds to the energy, and by more than chance; the base load can be whatever it is. */
const isPhysical = ({ coefficients }: EnergyModel) => coefficients.slice(1).every(({ t }) => t > minT);

/** Smaller residuals than this share of the energy are rounding. */
const smallestShare = 1e-9;

/** Schwarz' information criterion: the smaller the better. */
function bicOf({ fit, changeM3 }: EnergyModel): number {
  const { count, rmse, cv, degreesOfFreedom, coefficients } = fit;
  const smallest = smallestShare * Math.abs(rmse / cv);
  const meanSquare = Math.max((rmse * rmse * degreesOfFreedom) / count, smallest * smallest);
  const size = coefficients.length + (changeM3 === undefined ? 0 : 1);
  return count * Math.log(meanSquare) + size * Math.log(count);
}

/** The model that is better than the first one by more than its further coefficients are worth, else the first one. */
const better = (best: EnergyModel, other: EnergyModel | undefined): EnergyModel =>
  other !== undefined && isPhysical(other) && bicOf(other) < bicOf(best) ? other : best;

const subsetsOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.reduce<readonly (readonly T[])[]>((subsets, each) => [...subsets, ...subsets.map((subset) => [...subset, each])], [[]]);

/** Shares of the days below the volume at which a change is looked for: from the 5th to the 95th percentile. */
const changeShares = Array.from({ length: 37 }, (_, i) => 0.05 + i * 0.025);

const meanPressure = (days: readonly PerformanceDay[]) =>
  days.reduce((sum, { pressureBar = 0, hours }) => sum + pressureBar * hours, 0) / days.reduce((sum, { hours }) => sum + hours, 0);

/**
 * Fits the energy of days to their volume and to those of the further terms that every day has and that explain more than chance;
 * undefined with less than three days, or where the volume never changes.
 */
export function energyModel(
  days: readonly PerformanceDay[],
  offered: readonly ModelTerm[],
  adjustments: readonly EnergyAdjustment[],
): EnergyModel | undefined {
  const question = { days, adjustments, pressureRefBar: meanPressure(days), follows: followingDays(days) };
  const line = fitWith(question, []);
  if (line === undefined) return undefined;
  const known = offered.filter((term) => days.every((day) => terms[term].of(day, 0) !== undefined));
  const [best, used] = subsetsOf(known).reduce<readonly [EnergyModel, readonly ModelTerm[]]>(
    ([model, by], subset) => {
      const found = better(model, subset.length === 0 ? undefined : fitWith(question, subset));
      return [found, found === model ? by : subset];
    },
    [line, []],
  );
  const volumes = days.map((day) => perDay(day, day.volumeM3));
  return changeShares.reduce((model, share) => better(model, fitWith(question, used, quantile(volumes, share))), best);
}

/** Whether a day has all that a model asks for. */
export const fitsModel = ({ coefficients }: EnergyModel, day: PerformanceDay): boolean =>
  coefficients.every(({ of }) => !isNameOf(terms, of) || terms[of].of(day, 0) !== undefined);
