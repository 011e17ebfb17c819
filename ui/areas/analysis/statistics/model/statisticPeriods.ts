import { type TimeRange, type DayRangeChoice, plantDayRange, type PlantDay, shiftDay } from '../../../../../core/time/index.ts';
import { previousPeriod } from '../../../../../core/statistics/index.ts';

const defaultDays = 7;

/** The last 7 days, as far as there is data, until today. */
export function defaultRange(today: PlantDay, available: ReadonlySet<PlantDay> | undefined): DayRangeChoice {
  const from = shiftDay(today, 1 - defaultDays);
  const known = [...(available ?? [])].filter((day) => day >= from && day <= today).sort();
  return { from: known[0] ?? from, until: today };
}

/** A period, and the one that it is compared with. */
export interface StatisticPeriods {
  readonly now: TimeRange;
  /** Of equal length, and begun as many days earlier as the range has; undefined at the ends of the calendar. */
  readonly before: TimeRange | undefined;
}

/** The instants of a range of days in a zone (IANA name); a range that ends in the future is cut at the present, and so is the one before. */
export function statisticPeriods({ from, until }: DayRangeChoice, nowMs: number, zone: string): StatisticPeriods {
  const { fromMs } = plantDayRange(from, zone);
  const endMs = plantDayRange(until, zone).untilMs;
  const untilMs = nowMs > fromMs ? Math.min(endMs, nowMs) : endMs;
  const whole = previousPeriod({ fromMs, untilMs: endMs }, zone);
  const before = whole && { fromMs: whole.fromMs, untilMs: untilMs === endMs ? whole.untilMs : whole.fromMs + untilMs - fromMs };
  return { now: { fromMs, untilMs }, before };
}
