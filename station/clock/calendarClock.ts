import type { Logger } from 'pino';
import type { Clock } from '../../core/ports/index.ts';
import { calendarSpan, calendarYears } from '../../core/time/index.ts';
import { StartFailure } from '../../server/process/StartFailure.ts';

const isInside = (atMs: number) => atMs >= calendarSpan.fromMs && atMs < calendarSpan.untilMs;
const years = `the years ${calendarYears.first} to ${calendarYears.last}`;
const shown = (atMs: number) => new Date(atMs).toISOString();

/** Throws a StartFailure for a clock that shows no time of the calendar's years. */
export function checkClock(clock: Clock): void {
  const nowMs = clock.nowMs();
  if (!isInside(nowMs)) throw new StartFailure(`the clock shows ${shown(nowMs)}; set it to a time in ${years}`);
}

/** The clock, but it stands still at the ends of the calendar's years while the given one is outside, which is logged once. */
export function calendarClock(clock: Clock, log: Pick<Logger, 'error'>): Clock {
  let wasInside = true;
  return {
    nowMs() {
      const nowMs = clock.nowMs();
      const inside = isInside(nowMs);
      if (wasInside && !inside) log.error(`the clock shows ${shown(nowMs)}; nothing is recorded until it is set to a time in ${years}`);
      wasInside = inside;
      return Math.min(calendarSpan.untilMs - 1, Math.max(calendarSpan.fromMs, nowMs));
    },
  };
}
