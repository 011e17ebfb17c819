import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { msPerDay } from './durations.ts';

/** A calendar day `YYYY-MM-DD`. */
export type PlantDay = string;

export interface DayRange {
  /** First millisecond of the day. */
  readonly fromMs: number;
  /** First millisecond of the next day. */
  readonly untilMs: number;
}

/** The day that an instant falls on in a zone (IANA name). */
export function plantDayOf(atMs: number, zone: string): PlantDay {
  return formatInTimeZone(atMs, zone, 'yyyy-MM-dd');
}

/** The day a number of calendar days later, or earlier. */
export function shiftDay(day: PlantDay, days: number): PlantDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10);
}

/** The instants a day spans in a zone (IANA name): 23, 24 or 25 hours. */
export function plantDayRange(day: PlantDay, zone: string): DayRange {
  const midnight = (of: PlantDay) => fromZonedTime(`${of}T00:00:00`, zone).getTime();
  return { fromMs: midnight(day), untilMs: midnight(shiftDay(day, 1)) };
}
