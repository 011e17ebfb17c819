import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfMonth } from 'date-fns/startOfMonth';
import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';
import { remembered } from '../records/index.ts';
import { msPerDay } from './durations.ts';
import type { TimeRange } from './TimeRange.ts';
import { textInZone } from './textInZone.ts';
import { utcDate } from './utcDate.ts';

/** A calendar day `YYYY-MM-DD`. */
export type PlantDay = string;

/** The day that an instant falls on in a zone (IANA name). */
export function plantDayOf(atMs: number, zone: string): PlantDay {
  return textInZone(atMs, zone, 'yyyy-MM-dd');
}

/** How a calendar day of UTC is written. */
export const dayText = (date: Date): PlantDay => lightFormat(date, 'yyyy-MM-dd');

/** The day a number of calendar days later, or earlier. */
export const shiftDay = (day: PlantDay, days: number): PlantDay => dayText(addDays(utcDate(day), days));

/** The calendar days from one day to another; negative for an earlier one. */
export const daysFrom = (from: PlantDay, until: PlantDay): number => differenceInCalendarDays(utcDate(until), utcDate(from));

/** 0 Sunday .. 6 Saturday. */
export const weekdayOf = (day: PlantDay): number => utcDate(day).getUTCDay();

/** The first day of a day's month. */
export const firstOfMonth = (day: PlantDay): PlantDay => dayText(startOfMonth(utcDate(day)));

/** A month of the plant's calendar, `YYYY-MM`. */
export type Month = string;
/** The month that a day lies in. */
export const monthOf = (day: PlantDay): Month => day.slice(0, 'YYYY-MM'.length);

const longestMonthDays = 31;
/** The last day of a day's month. */
export const lastOfMonth = (day: PlantDay): PlantDay => shiftDay(firstOfMonth(shiftDay(firstOfMonth(day), longestMonthDays)), -1);

const daysOfWeek = 7;
/** The Monday of a day's week. */
export const firstOfWeek = (day: PlantDay): PlantDay => shiftDay(day, -((weekdayOf(day) + daysOfWeek - 1) % daysOfWeek));

/** The first day of a day's year. */
export const firstOfYear = (day: PlantDay): PlantDay => `${day.slice(0, 'YYYY'.length)}-01-01`;

function startOfDay(day: PlantDay, zone: string): number {
  const hasBegun = (atMs: number) => plantDayOf(atMs, zone) >= day;
  const asUtcMs = Date.parse(day);
  const offsetMs = (atMs: number) => getTimezoneOffset(zone, new Date(atMs));
  const midnightMs = asUtcMs - offsetMs(asUtcMs - offsetMs(asUtcMs));
  if (hasBegun(midnightMs) && !hasBegun(midnightMs - 1)) return midnightMs;
  let beforeMs = midnightMs - 2 * msPerDay;
  let startMs = midnightMs + 2 * msPerDay;
  while (startMs - beforeMs > 1) {
    const middleMs = Math.floor((beforeMs + startMs) / 2);
    if (hasBegun(middleMs)) startMs = middleMs;
    else beforeMs = middleMs;
  }
  return startMs;
}

/** Days of a century, of some zones. */
const rememberedDays = 36_525;
const rememberedZones = 32;
/** By zone and day: one that is not known takes as long as a thousand samples. */
const starts = remembered((zone: string) => remembered((day: PlantDay) => startOfDay(day, zone), rememberedDays), rememberedZones);

/** The first instant of a day or, where the zone skips midnight or the whole day, the first instant after the skip. */
const dayStartMs = (day: PlantDay, zone: string): number => starts(zone)(day);

/** The instants a day spans in a zone (IANA name): 23, 24 or 25 hours, none for a day that the zone skipped. */
export function plantDayRange(day: PlantDay, zone: string): TimeRange {
  return { fromMs: dayStartMs(day, zone), untilMs: dayStartMs(shiftDay(day, 1), zone) };
}
