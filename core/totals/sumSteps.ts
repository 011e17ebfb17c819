import { quarterHourMs } from './intervals.ts';
import { msPerDay, msPerHour, type TimeRange, timeRangeMs } from '../time/index.ts';

/** A longer range is drawn in longer steps. */
export const maxSumSteps = 4000;

const stepsMs = [quarterHourMs, msPerHour, 3 * msPerHour] as const;

/** How long the steps of a range are, from a quarter hour on; a day stands for a day of the plant. */
export function sumStepMs(range: TimeRange): number {
  return stepsMs.find((stepMs) => timeRangeMs(range) <= maxSumSteps * stepMs) ?? msPerDay;
}
