import {
  type TimeRange,
  type DayRangeChoice,
  daysBetween,
  plantDayOf,
  type PlantDay,
  plantDayRange,
} from '../../../../../core/time/index.ts';

/** The instants of a range of days in a zone (IANA name); one that ends in the future is cut at the present. */
export function balanceRange({ from, until }: DayRangeChoice, nowMs: number, zone: string): TimeRange {
  const { fromMs } = plantDayRange(from, zone);
  const { untilMs } = plantDayRange(until, zone);
  return { fromMs, untilMs: nowMs > fromMs ? Math.min(untilMs, nowMs) : untilMs };
}

/** Days of a range without a file, until the present: today's may still come. */
export function missingDaysOf(
  { from, until }: DayRangeChoice,
  available: ReadonlySet<PlantDay> | undefined,
  nowMs: number,
  zone: string,
): readonly PlantDay[] {
  if (available === undefined) return [];
  const today = plantDayOf(nowMs, zone);
  return daysBetween(from, until).filter((day) => day < today && !available.has(day));
}
