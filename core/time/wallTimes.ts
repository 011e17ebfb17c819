import { msPerDay } from './durations.ts';
import { offsetClock } from './offsetClock.ts';
import { type PlantDay, shiftDay } from './plantDay.ts';

/** That wall times count from. */
const firstDay: PlantDay = '1970-01-01';

/** What a zone's clock shows at many moments. */
export interface WallTime {
  readonly day: PlantDay;
  /** Since the clock showed midnight. */
  readonly clockMs: number;
}

/** The day and time that a zone's clock shows, for many moments: what was looked up once is known. */
export function wallTimes(zone: string): (atMs: number) => WallTime {
  const offsetMs = offsetClock(zone);
  const days = new Map<number, PlantDay>();
  return (atMs) => {
    const wallMs = atMs + offsetMs(atMs);
    const number = Math.floor(wallMs / msPerDay);
    const day = days.get(number) ?? shiftDay(firstDay, number);
    days.set(number, day);
    return { day, clockMs: wallMs - number * msPerDay };
  };
}
