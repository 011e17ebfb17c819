import { msPerHour } from '../time/index.ts';
import type { ProfileSums } from './profileSeries.ts';

/** Quarter hours of equal worth: their mean, and how long it is known. */
export interface DurationStep {
  readonly mean: number;
  readonly hours: number;
}

/** Means of quarter hours, the highest first. */
export interface DurationCurve {
  readonly steps: readonly DurationStep[];
  /** Known time. */
  readonly hours: number;
}

/** For how long a quantity was at least as high: its quarter hours, the highest first. What lies below it is the sum over the known time. */
export function durationCurve({ sums, weights, coveredMs }: Omit<ProfileSums, 'steps'>): DurationCurve {
  const steps = Array.from(sums, (sum, i) => ({ mean: sum / weights[i]!, hours: coveredMs[i]! / msPerHour }))
    .filter(({ hours }) => hours > 0)
    .sort((a, b) => b.mean - a.mean);
  return { steps, hours: steps.reduce((all, { hours }) => all + hours, 0) };
}

/** What was reached or passed in a share (0..1) of the known time; undefined without any. */
export function reachedFor({ steps, hours }: DurationCurve, share: number): number | undefined {
  let passed = 0;
  for (const step of steps) {
    passed += step.hours;
    if (passed >= share * hours) return step.mean;
  }
  return steps.at(-1)?.mean;
}
