import { daysFrom, plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../time/index.ts';

/** Calendars reach this far to both sides of 1970. */
const farthestMs = 8e15;

/**
 * The period of equal length just before: for whole days of the plant's zone (IANA name) as many whole days, else as many milliseconds.
 * Undefined for an empty or reversed period, and for one outside the calendar.
 */
export function previousPeriod({ fromMs, untilMs }: TimeRange, zone: string): TimeRange | undefined {
  const lengthMs = untilMs - fromMs;
  if (!(lengthMs > 0 && fromMs - lengthMs > -farthestMs && untilMs < farthestMs)) return undefined;
  const firstDay = plantDayOf(fromMs, zone);
  const nextDay = plantDayOf(untilMs, zone);
  const isWholeDays = plantDayRange(firstDay, zone).fromMs === fromMs && plantDayRange(nextDay, zone).fromMs === untilMs;
  if (!isWholeDays) return { fromMs: fromMs - lengthMs, untilMs: fromMs };
  return { fromMs: plantDayRange(shiftDay(firstDay, -daysFrom(firstDay, nextDay)), zone).fromMs, untilMs: fromMs };
}
