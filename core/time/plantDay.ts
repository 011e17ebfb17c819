import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { msPerDay } from './durations.ts';
import { textInZone } from './textInZone.ts';

/** A calendar day `YYYY-MM-DD`. */
export type PlantDay = string;

/** The instants of a day. */
export interface DayRange {
  /** First millisecond of the day. */
  readonly fromMs: number;
  /** First millisecond of the next day. */
  readonly untilMs: number;
}

/** The day that an instant falls on in a zone (IANA name). */
export function plantDayOf(atMs: number, zone: string): PlantDay {
  return textInZone(atMs, zone, 'yyyy-MM-dd');
}

/** The day a number of calendar days later, or earlier. */
export function shiftDay(day: PlantDay, days: number): PlantDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10);
}

/** The first instant of a day or, where the zone skips midnight or the whole day, the first instant after the skip. */
function dayStartMs(day: PlantDay, zone: string): number {
  const hasBegun = (atMs: number) => plantDayOf(atMs, zone) >= day;
  const midnightMs = fromZonedTime(`${day}T00:00:00`, zone).getTime();
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

/** The instants a day spans in a zone (IANA name): 23, 24 or 25 hours, none for a day that the zone skipped. */
export function plantDayRange(day: PlantDay, zone: string): DayRange {
  return { fromMs: dayStartMs(day, zone), untilMs: dayStartMs(shiftDay(day, 1), zone) };
}
