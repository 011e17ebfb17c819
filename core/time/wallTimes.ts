import { remembered } from '../records/index.ts';
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
  const dayAt = remembered((number: number) => shiftDay(firstDay, number));
  return (atMs) => {
    const wallMs = atMs + offsetMs(atMs);
    const number = Math.floor(wallMs / msPerDay);
    return { day: dayAt(number), clockMs: wallMs - number * msPerDay };
  };
}
