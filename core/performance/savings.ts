import { findingLevel, predict, tQuantile } from '../estimate/index.ts';
import { type EnergyAdjustment, adjustmentOf, shareOfDay } from './EnergyAdjustment.ts';
import type { EnergyModel } from './energyModel.ts';
import type { PerformanceDay } from './PerformanceDay.ts';

/** A day against what the baseline expects of it. */
export interface SavingDay extends PerformanceDay {
  readonly expectedKWh: number;
  readonly savingKWh: number;
  /** Of all days until its end, with the interval of 90 %. */
  readonly sumKWh: number;
  readonly low: number;
  readonly high: number;
  /** Its volume lies outside of those of the baseline. */
  readonly isExtrapolated: boolean;
}

/** Half of an interval as wide as the model says. */
export interface SavingSum {
  readonly value: number;
  readonly half: number;
}

/** Student's t of the level on both sides, of the days that count as independent. */
export function levelT({ fit, inflation }: EnergyModel): number {
  const degrees = Math.max(1, fit.count / inflation - fit.coefficients.length);
  return tQuantile((1 + findingLevel) / 2, degrees);
}

/** Below this share of the energy a saving is rounding. */
const smallestShare = 1e-11;

/** Adds up savings, each times a factor, and how far their sum can be off: by the days themselves and by the coefficients they share. */
export function savingSum(model: EnergyModel) {
  const { fit, inflation, predictorsOf } = model;
  const { means, inverseProducts, rmse, weight } = fit;
  const t = levelT(model);
  const off = means.map(() => 0);
  let [value, magnitude, ofDays, weights] = [0, 0, 0, 0];
  return {
    add(day: PerformanceDay, savingKWh: number, factor = 1): void {
      const share = shareOfDay(day);
      value += factor * savingKWh;
      magnitude += Math.abs(factor * day.energyKWh);
      ofDays += factor * factor * share;
      weights += factor * share;
      predictorsOf(day).forEach((each, j) => (off[j]! += factor * share * (each - means[j]!)));
    },
    get sum(): SavingSum {
      const ofSlopes = inverseProducts.reduce((all, row, i) => all + off[i]! * row.reduce((sum, each, j) => sum + each * off[j]!, 0), 0);
      const variance = rmse * rmse * inflation * (ofDays + (weights * weights) / weight + ofSlopes);
      return { value: Math.abs(value) < smallestShare * magnitude ? 0 : value, half: t * Math.sqrt(variance) };
    },
  };
}

/** What the model expects of a day, with its adjustments. */
export function expectedOf({ fit, predictorsOf }: EnergyModel, day: PerformanceDay, adjustments: readonly EnergyAdjustment[]): number {
  return shareOfDay(day) * predict(fit, predictorsOf(day)).response + adjustmentOf(adjustments, day);
}

/** Volumes a tenth outside of those of the baseline are still of it. */
const margin = 0.1;

/** The least and the greatest volume of a day of 24 h that the baseline stands for. */
export function volumesOf(days: readonly PerformanceDay[]): { readonly least: number; readonly greatest: number } {
  const volumes = days.map((day) => day.volumeM3 / shareOfDay(day));
  return {
    least: (1 - margin) * volumes.reduce((a, b) => Math.min(a, b), Infinity),
    greatest: (1 + margin) * volumes.reduce((a, b) => Math.max(a, b), -Infinity),
  };
}

/** Days against the baseline, one after the other; what was saved until each of them. */
export function savingDays(
  model: EnergyModel,
  days: readonly PerformanceDay[],
  { baseline, adjustments }: { readonly baseline: readonly PerformanceDay[]; readonly adjustments: readonly EnergyAdjustment[] },
): readonly SavingDay[] {
  const { least, greatest } = volumesOf(baseline);
  const running = savingSum(model);
  return days.map((day) => {
    const expectedKWh = expectedOf(model, day, adjustments);
    const savingKWh = expectedKWh - day.energyKWh;
    running.add(day, savingKWh);
    const { value, half } = running.sum;
    const volume = day.volumeM3 / shareOfDay(day);
    return {
      ...day,
      expectedKWh,
      savingKWh,
      sumKWh: value,
      low: value - half,
      high: value + half,
      isExtrapolated: volume < least || volume > greatest,
    };
  });
}

/** Empirical, of Guideline 14. */
const ashraeFactor = 1.26;

/** How far the saving of so many days can be off, as a share of it (ASHRAE Guideline 14, annex B). */
export function fractionalUncertainty(model: EnergyModel, days: number, savingShare: number): number {
  const { fit, inflation } = model;
  const width = Math.sqrt((inflation * (1 + (2 * inflation) / fit.count)) / days);
  return Math.abs((levelT(model) * ashraeFactor * fit.cv * width) / savingShare);
}
