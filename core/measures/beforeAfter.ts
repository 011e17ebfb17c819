import { type DayRange, minDays } from '../performance/index.ts';
import { daysFrom, type PlantDay, shiftDay } from '../time/index.ts';

/** What a measure's days are compared by. */
export interface BeforeAfter {
  /** The days before it was done, a year at most. */
  readonly baseline: DayRange;
  /** The days since, without the day itself; undefined while none of them is over. */
  readonly report: DayRange | undefined;
  /** How many of the days since are over, and of how many days a comparison is more than chance. */
  readonly days: number;
  readonly neededDays: number;
}

const longestBaselineDays = 365;

/** Which days say what a measure came to that was done on a day: `lastOver` is the last day that is over. */
export function beforeAfter(doneOn: PlantDay, lastOver: PlantDay): BeforeAfter {
  const days = Math.max(0, daysFrom(doneOn, lastOver));
  return {
    baseline: { first: shiftDay(doneOn, -longestBaselineDays), last: shiftDay(doneOn, -1) },
    report: days === 0 ? undefined : { first: shiftDay(doneOn, 1), last: lastOver },
    days,
    neededDays: minDays,
  };
}
