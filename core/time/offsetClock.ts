import { remembered } from '../records/index.ts';
import { msPerDay, msPerMinute } from './durations.ts';
import { zoneOffsetMs } from './zoneOffset.ts';

/** Zones change their clocks at such times of UTC only, and not twice in a day. */
export const steadyMs = 15 * msPerMinute;

/** What a zone's wall time is ahead of UTC, for many moments: what was looked up once is known. */
export function offsetClock(zone: string): (atMs: number) => number {
  const known = remembered((atMs: number) => zoneOffsetMs(atMs, zone));
  return (atMs) => {
    const dayMs = Math.floor(atMs / msPerDay) * msPerDay;
    const offsetMs = known(dayMs);
    return offsetMs === known(dayMs + msPerDay) ? offsetMs : known(Math.floor(atMs / steadyMs) * steadyMs);
  };
}
