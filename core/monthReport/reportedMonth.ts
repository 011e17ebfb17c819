import { comparedDays, type CostComparison, costRange } from '../cost/index.ts';
import { type DayRangeChoice, lastOfMonth, type Month, monthOf, plantDayOf, shiftDay, type TimeRange } from '../time/index.ts';

/** A station keeps the reports of so many months. */
export const maxReportMonths = 60;

/** The first and the last day of a month. */
export function daysOfMonth(month: Month): DayRangeChoice {
  const from = `${month}-01`;
  return { from, until: lastOfMonth(from) };
}

/** The month before another one, also of a January, or the same of the year before. */
export function comparedMonth(month: Month, kind: CostComparison): Month {
  const { from } = daysOfMonth(month);
  return monthOf(kind === 'before' ? shiftDay(from, -1) : comparedDays({ from, until: from }, kind).from);
}

/** The time of a month in a zone (IANA name), in whole quarter hours. */
export const monthRange = (month: Month, zone: string): TimeRange => costRange(daysOfMonth(month), zone);

/** Whether all of a month is over. */
export const isMonthOver = (month: Month, nowMs: number, zone: string): boolean => month < monthOf(plantDayOf(nowMs, zone));

/** The month that is to be reported by now: the one before, from a day of the month (1..28) on; until then the one before that. */
export function reportedMonth(nowMs: number, zone: string, reportDay: number): Month {
  const today = plantDayOf(nowMs, zone);
  const last = comparedMonth(monthOf(today), 'before');
  return Number(today.slice('YYYY-MM-'.length)) >= reportDay ? last : comparedMonth(last, 'before');
}
