import { type RunningDay, runningPattern } from '../../../core/maintenance/index.ts';
import { shiftDay, weekdayOf } from '../../../core/time/index.ts';

/** Thursday. */
export const lastDay = '2026-11-19';

/** Eight weeks that a machine has run so many hours a day. */
export const daysOf = (hoursOn: (weekday: number, week: number) => number, knownShare = 1): RunningDay[] =>
  Array.from({ length: 56 }, (_, i) => {
    const day = shiftDay(lastDay, i - 55);
    const knownS = 86_400 * knownShare;
    return { day, runningS: (hoursOn(weekdayOf(day), Math.floor(i / 7)) / 24) * knownS, knownS, rangeS: 86_400 };
  });

/** Hours of a weekday. */
export const twoShifts = (weekday: number) => [0, 16, 16, 16, 16, 16, 4][weekday]!;

/** The pattern of those weeks. */
export const patternOf = (hoursOn: (weekday: number, week: number) => number, knownShare?: number) =>
  runningPattern(daysOf(hoursOn, knownShare), lastDay)!;
