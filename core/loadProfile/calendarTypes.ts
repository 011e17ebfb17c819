import { type PlantDay, weekdayOf } from '../time/index.ts';
import type { DayHours } from './dayHours.ts';

/** Days by the calendar, whatever they were like. */
export const calendarTypeIds = ['workdays', 'saturday', 'sunday', 'holiday'] as const;
/** One of them. */
export type CalendarTypeId = (typeof calendarTypeIds)[number];

/** A type of days by the calendar. */
export interface CalendarType {
  readonly id: CalendarTypeId;
  readonly days: number;
  /** Mean of each hour, 24 of them; missing where none of the days has it. */
  readonly hours: readonly (number | undefined)[];
}

const [sunday, saturday] = [0, 6];

function typeOf(day: PlantDay, holidays: ReadonlySet<PlantDay>): CalendarTypeId {
  if (holidays.has(day)) return 'holiday';
  const weekday = weekdayOf(day);
  return weekday === sunday ? 'sunday' : weekday === saturday ? 'saturday' : 'workdays';
}

/** The days from Monday to Friday, the Saturdays, the Sundays and the holidays, each by its mean hours; types without a day are left out. */
export function calendarTypes(days: readonly DayHours[], holidays: ReadonlySet<PlantDay>): readonly CalendarType[] {
  return calendarTypeIds.flatMap((id) => {
    const of = days.filter(({ day }) => typeOf(day, holidays) === id);
    const hourOf = (hour: number) => {
      const known = of.flatMap(({ means }) => means[hour] ?? []);
      return known.length === 0 ? undefined : known.reduce((sum, mean) => sum + mean, 0) / known.length;
    };
    return of.length === 0 ? [] : [{ id, days: of.length, hours: Array.from({ length: 24 }, (_, hour) => hourOf(hour)) }];
  });
}
