import { plantDayRange } from '../time/index.ts';
import { type EnergyAdjustment, adjustmentOf, shareOfDay } from './EnergyAdjustment.ts';
import type { Performance } from './Performance.ts';
import { minDays } from './performanceOf.ts';
import type { PerformanceDay } from './PerformanceDay.ts';

/** A day of 24 h as it lies beside the line of the model: its energy without what adjustments are for. */
export interface PerformancePoint {
  readonly day: string;
  readonly volumeM3: number;
  readonly energyKWh: number;
}

/** What was saved until an instant, with the interval of 90 %. */
export interface SavedUntil {
  readonly atMs: number;
  readonly sumKWh: number;
  readonly low: number;
  readonly high: number;
}

/** Days as points of energy over volume. */
export const performancePoints = (days: readonly PerformanceDay[], adjustments: readonly EnergyAdjustment[]): readonly PerformancePoint[] =>
  days.map((day) => ({
    day: day.day,
    volumeM3: day.volumeM3 / shareOfDay(day),
    energyKWh: (day.energyKWh - adjustmentOf(adjustments, day)) / shareOfDay(day),
  }));

/** What a report saved until the end of each of its days in the plant's zone (IANA name), from nothing at its begin. */
export function savedSums({ days }: Pick<Performance, 'days'>, zone: string): readonly SavedUntil[] {
  const [first] = days;
  if (first === undefined) return [];
  const start = { atMs: plantDayRange(first.day, zone).fromMs, sumKWh: 0, low: 0, high: 0 };
  return [start, ...days.map(({ day, sumKWh, low, high }) => ({ atMs: plantDayRange(day, zone).untilMs, sumKWh, low, high }))];
}

/** What was measured and what was expected on the days of a report; undefined without any. */
export function comparedSums({ days }: Pick<Performance, 'days'>): {
  readonly energyKWh: number | undefined;
  readonly expectedKWh: number | undefined;
} {
  if (days.length === 0) return { energyKWh: undefined, expectedKWh: undefined };
  const sumOf = (name: 'energyKWh' | 'expectedKWh') => days.reduce((sum, day) => sum + day[name], 0);
  return { energyKWh: sumOf('energyKWh'), expectedKWh: sumOf('expectedKWh') };
}

/** So many days with data a baseline still needs. */
export const missingDays = ({ baseline }: Pick<Performance, 'baseline'>): number => Math.max(0, minDays - baseline.length);
