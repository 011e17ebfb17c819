import { median } from '../estimate/index.ts';
import { daysBetween, firstOfWeek, type PlantDay, shiftDay, weekdayOf } from '../time/index.ts';
import type { DayHours } from './dayHours.ts';

/** A week by its Monday, and its 168 hours by the clock: missing where nothing is known, `outside` where the range has none. */
export interface WeekRow {
  readonly monday: PlantDay;
  readonly hours: readonly (number | 'outside' | undefined)[];
}

const [hoursPerDay, daysPerWeek] = [24, 7];
const hours = Array.from({ length: hoursPerDay }, (_, hour) => hour);

/** The weeks of a range of days, ascending. */
export function weekRows(days: readonly DayHours[], from: PlantDay, until: PlantDay): readonly WeekRow[] {
  const known = new Map(days.map(({ day, means }) => [day, means]));
  const hoursOf = (day: PlantDay) => hours.map((hour) => (day < from || day > until ? ('outside' as const) : known.get(day)?.[hour]));
  const mondays = daysBetween(firstOfWeek(from), until).filter((day) => weekdayOf(day) === 1);
  return mondays.map((monday) => ({
    monday,
    hours: Array.from({ length: daysPerWeek }, (_, i) => hoursOf(shiftDay(monday, i))).flat(),
  }));
}

/** The median of each hour of each day of the week, from Monday on. */
export const medianWeek = (days: readonly DayHours[]): readonly (readonly (number | undefined)[])[] =>
  Array.from({ length: daysPerWeek }, (_, i) => {
    const of = days.filter(({ day }) => weekdayOf(day) === (i + 1) % daysPerWeek);
    return hours.map((hour) => median(of.flatMap(({ means }) => means[hour] ?? [])));
  });
