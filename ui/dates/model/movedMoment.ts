import {
  choosableDays,
  choosableHours,
  choosableMinutes,
  choosableSeconds,
  chosenMoment,
  daysBetween,
  type ClosedTimeRange,
  plantDayOf,
  type PlantDay,
  textInZone,
  type TimeOfDay,
} from '../../../core/time/index.ts';

/** A moment as the clocks of a zone show it. */
export interface MomentParts extends TimeOfDay {
  readonly day: PlantDay;
}

/** What each part of a moment can be while those before it stay. */
export interface MomentOptions {
  readonly days: readonly PlantDay[];
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
  readonly seconds: readonly number[];
}

/** A longer list of days would be no choice. */
const maxDays = 400;

/** The parts of a moment in a zone (IANA name). */
export function momentParts(atMs: number, zone: string): MomentParts {
  const shown = (pattern: string) => Number(textInZone(atMs, zone, pattern));
  return { day: plantDayOf(atMs, zone), hour: shown('HH'), minute: shown('mm'), second: shown('ss') };
}

/** The choices beside a moment that keep the bounds. */
export function momentOptions(parts: MomentParts, zone: string, bounds: ClosedTimeRange): MomentOptions {
  const days = choosableDays(bounds, zone);
  return {
    days:
      days === undefined ? [] : daysBetween(days.from, days.until, maxDays).filter((day) => choosableHours(day, zone, bounds).length > 0),
    hours: choosableHours(parts.day, zone, bounds),
    minutes: choosableMinutes(parts.day, parts.hour, zone, bounds),
    seconds: choosableSeconds(parts.day, parts, zone, bounds),
  };
}

const nearest = (choices: readonly number[], wanted: number): number | undefined =>
  choices.reduce<number | undefined>(
    (best, each) => (best === undefined || Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
    undefined,
  );

/** The moment with some of its parts changed; the smaller parts go as little away from what they were as the bounds need. Undefined when the day has none. */
export function movedMoment(parts: MomentParts, change: Partial<MomentParts>, zone: string, bounds: ClosedTimeRange): number | undefined {
  const wanted = { ...parts, ...change };
  const hour = nearest(choosableHours(wanted.day, zone, bounds), wanted.hour);
  const minute = hour === undefined ? undefined : nearest(choosableMinutes(wanted.day, hour, zone, bounds), wanted.minute);
  if (hour === undefined || minute === undefined) return undefined;
  const second = nearest(choosableSeconds(wanted.day, { hour, minute }, zone, bounds), wanted.second);
  return second === undefined ? undefined : chosenMoment(wanted.day, { hour, minute, second }, zone, bounds);
}
