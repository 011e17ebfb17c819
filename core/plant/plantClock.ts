import { msPerDay, msPerHour, msPerMinute, zoneOffsetMs } from '../time/index.ts';

const { floor } = Math;

/** Wall time of the plant's zone. */
export interface PlantClock {
  readonly offsetMs: number;
  /** The offset holds before this instant. */
  readonly validUntilMs: number;
}

/** Zones change their offset on quarter hours only. */
const slotMs = 15 * msPerMinute;

/** The clock at an instant; the old one while it holds, since asking the zone is slow. */
export function clockAt(zone: string, atMs: number, last?: PlantClock): PlantClock {
  if (last !== undefined && atMs < last.validUntilMs && atMs >= last.validUntilMs - slotMs) return last;
  return { offsetMs: zoneOffsetMs(atMs, zone), validUntilMs: (floor(atMs / slotMs) + 1) * slotMs };
}

/** Days since 1970-01-01 by wall time. */
export function localDay(atMs: number, { offsetMs }: PlantClock): number {
  return floor((atMs + offsetMs) / msPerDay);
}

/** Wall time, 0..24. */
export function localHour(atMs: number, clock: PlantClock): number {
  return (atMs + clock.offsetMs - localDay(atMs, clock) * msPerDay) / msPerHour;
}

/** Of a local day, 0 is Monday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Saturday or Sunday. */
export function isWeekend(day: number): boolean {
  return weekdayOf(day) >= 5;
}
