import { msPerDay, msPerHour, msPerMinute, msPerSecond } from './durations.ts';
import { type PlantDay, plantDayRange } from './plantDay.ts';
import { zoneOffsetMs } from './zoneOffset.ts';

/** A time in which a zone's clock runs steadily. */
interface SteadyTime {
  readonly fromMs: number;
  /** Not included. */
  readonly untilMs: number;
  readonly offsetMs: number;
}

/** The steady times of a day in a zone: one, or two where the clock is changed. */
export function steadyTimes(day: PlantDay, zone: string): readonly SteadyTime[] {
  const { fromMs, untilMs } = plantDayRange(day, zone);
  if (!(fromMs < untilMs)) return [];
  const [first, last] = [zoneOffsetMs(fromMs, zone), zoneOffsetMs(untilMs - 1, zone)];
  if (first === last) return [{ fromMs, untilMs, offsetMs: first }];
  let [before, after] = [fromMs, untilMs - 1];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (zoneOffsetMs(middle, zone) === first) before = middle;
    else after = middle;
  }
  return [
    { fromMs, untilMs: after, offsetMs: first },
    { fromMs: after, untilMs, offsetMs: last },
  ];
}

/** A time of day in whole units. */
export interface TimeOfDay {
  /** 0..23 */
  readonly hour: number;
  /** 0..59 */
  readonly minute: number;
  /** 0..59 */
  readonly second: number;
}

/** The instants at which a zone's clock shows a time of a day: none where the clock skips it, two where it shows it twice. */
export function instantsOf(day: PlantDay, { hour, minute, second }: TimeOfDay, zone: string): readonly number[] {
  const clockMs = hour * msPerHour + minute * msPerMinute + second * msPerSecond;
  if (!(clockMs >= 0 && clockMs < msPerDay)) return [];
  const wallMs = Date.parse(`${day}T00:00:00Z`) + clockMs;
  return steadyTimes(day, zone)
    .filter(({ fromMs, untilMs, offsetMs }) => wallMs - offsetMs >= fromMs && wallMs - offsetMs < untilMs)
    .map(({ offsetMs }) => wallMs - offsetMs);
}
