import type { DayRangeChoice } from './dayChoice.ts';
import { daysFrom, firstOfMonth, lastOfMonth, type PlantDay, shiftDay } from './plantDay.ts';

const monthOf = (day: PlantDay) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1;
const firstOf = (month: number): PlantDay => `${`${Math.floor(month / 12)}`.padStart(4, '0')}-${`${(month % 12) + 1}`.padStart(2, '0')}-01`;
const lastOf = (month: number): PlantDay => lastOfMonth(firstOf(month));

/**
 * The days before (`by` -1) or after (1) a range, as many as it has; of whole months, the last of which `today` may cut, as many months.
 * It ends at `today` at the latest; undefined where it would begin after that.
 */
export function steppedDays({ from, until }: DayRangeChoice, by: -1 | 1, today: PlantDay): DayRangeChoice | undefined {
  const [first, last] = [monthOf(from), monthOf(until)];
  const isOfMonths = from === firstOfMonth(from) && (until === lastOf(last) || (until === today && from !== until));
  const step = by * (isOfMonths ? last - first + 1 : daysFrom(from, until) + 1);
  const next = isOfMonths
    ? { from: firstOf(first + step), until: lastOf(last + step) }
    : { from: shiftDay(from, step), until: shiftDay(until, step) };
  if (next.from > today) return undefined;
  return next.until > today ? { ...next, until: today } : next;
}
