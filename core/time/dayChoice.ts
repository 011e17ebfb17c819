import { isValid } from 'date-fns/isValid';
import { calendarSpan } from './calendarSpan.ts';
import { dayText, daysFrom, type PlantDay, shiftDay } from './plantDay.ts';
import { utcDate } from './utcDate.ts';

/** The two days that a range of days is chosen by; undefined while not chosen. */
export interface DayChoice {
  readonly from: PlantDay | undefined;
  readonly until: PlantDay | undefined;
}

/** Two chosen days, both included. */
export interface DayRangeChoice {
  readonly from: PlantDay;
  readonly until: PlantDay;
}

/** The days that may be chosen at all. */
export interface DayBounds {
  /** No later day can be chosen. */
  readonly lastDay: PlantDay;
  /** The only days that can be chosen, such as those with a file; any day without it. */
  readonly available?: ReadonlySet<PlantDay>;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a month, written `YYYY-MM`. */
export const isPlantMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`, in `calendarYears`. */
export function isPlantDay(text: string): text is PlantDay {
  if (!dayPattern.test(text)) return false;
  const day = utcDate(text);
  return isValid(day) && dayText(day) === text && +day >= calendarSpan.fromMs && +day < calendarSpan.untilMs;
}

const isOpen = (day: PlantDay, { lastDay, available }: DayBounds) => isPlantDay(day) && day <= lastDay && (available?.has(day) ?? true);

/** Whether a day can be chosen as an end of the range: it is inside the bounds, a start is not after the end, an end not before the start. */
export function canChooseDay(end: keyof DayChoice, day: PlantDay, choice: DayChoice, bounds: DayBounds): boolean {
  if (!isOpen(day, bounds)) return false;
  if (end === 'from') return choice.until === undefined || day <= choice.until;
  return choice.from === undefined || day >= choice.from;
}

/** Whether both days are chosen and each can be. */
export function isDayChoice(choice: DayChoice, bounds: DayBounds): choice is DayRangeChoice {
  const { from, until } = choice;
  return (
    from !== undefined && until !== undefined && canChooseDay('from', from, choice, bounds) && canChooseDay('until', until, choice, bounds)
  );
}

/** The days from one to another, both included; none when they are reversed or no days, and none beyond `maxDays`. */
export function daysBetween(from: PlantDay, until: PlantDay, maxDays = Infinity): readonly PlantDay[] {
  if (!isPlantDay(from) || !isPlantDay(until)) return [];
  const count = Math.min(maxDays, daysFrom(from, until) + 1);
  return Array.from({ length: count }, (_, i) => shiftDay(from, i));
}
