import { instantsOf, steadyTimes, type TimeOfDay } from './clockTimes.ts';
import { msPerHour, msPerMinute, msPerSecond } from './durations.ts';
import type { ClosedTimeRange } from './TimeRange.ts';
import { type PlantDay, plantDayOf, plantDayRange } from './plantDay.ts';

/** A start and an end that are being chosen; undefined while not chosen. */
export interface MomentChoice {
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
}

/** A range of time is at least this long. */
export const minChoiceMs = msPerSecond;

/** The bounds of one end, in whole seconds: the start lies at least 1 s before the end. Reversed bounds allow nothing. */
export function momentBounds(end: 'from' | 'until', { fromMs, toMs }: MomentChoice, bounds: ClosedTimeRange): ClosedTimeRange {
  const from = end === 'until' && fromMs !== undefined ? Math.max(bounds.fromMs, fromMs + minChoiceMs) : bounds.fromMs;
  const to = end === 'from' && toMs !== undefined ? Math.min(bounds.toMs, toMs - minChoiceMs) : bounds.toMs;
  return { fromMs: Math.ceil(from / msPerSecond) * msPerSecond, toMs: Math.floor(to / msPerSecond) * msPerSecond };
}

/** Whether a moment lies within the bounds, which are in whole seconds; a missing one doesn't. */
export function canChooseMoment(atMs: number, { fromMs, toMs }: ClosedTimeRange): boolean {
  return atMs >= fromMs && atMs <= toMs;
}

/** The first and last day of a zone (IANA name) on which something may be chosen; undefined when nothing may. */
export function choosableDays(
  { fromMs, toMs }: ClosedTimeRange,
  zone: string,
): { readonly from: PlantDay; readonly until: PlantDay } | undefined {
  return fromMs <= toMs ? { from: plantDayOf(fromMs, zone), until: plantDayOf(toMs, zone) } : undefined;
}

const count = (length: number) => Array.from({ length }, (_, i) => i);

/** Which of equal spans of a day's clock, from `startMs` after midnight, hold a moment within the bounds. */
function openSpans(
  day: PlantDay,
  zone: string,
  bounds: ClosedTimeRange,
  startMs: number,
  sizeMs: number,
  howMany: number,
): readonly number[] {
  const steady = steadyTimes(day, zone);
  const midnightMs = Date.parse(`${day}T00:00:00Z`);
  return count(howMany).filter((i) => {
    const wallMs = midnightMs + startMs + i * sizeMs;
    return steady.some(
      ({ fromMs, untilMs, offsetMs }) =>
        Math.max(bounds.fromMs, fromMs, wallMs - offsetMs) <=
        Math.min(bounds.toMs, untilMs - msPerSecond, wallMs - offsetMs + sizeMs - msPerSecond),
    );
  });
}

/** The hours of a day of a zone that hold a moment within the bounds; an hour that the clock skips is none. */
export function choosableHours(day: PlantDay, zone: string, bounds: ClosedTimeRange): readonly number[] {
  return openSpans(day, zone, bounds, 0, msPerHour, 24);
}

/** The minutes of an hour, likewise. */
export function choosableMinutes(day: PlantDay, hour: number, zone: string, bounds: ClosedTimeRange): readonly number[] {
  return openSpans(day, zone, bounds, hour * msPerHour, msPerMinute, 60);
}

/** The seconds of a minute, likewise. */
export function choosableSeconds(day: PlantDay, time: Omit<TimeOfDay, 'second'>, zone: string, bounds: ClosedTimeRange): readonly number[] {
  return openSpans(day, zone, bounds, time.hour * msPerHour + time.minute * msPerMinute, msPerSecond, 60);
}

/** The moment within the bounds at which a zone's clock shows a time, the earlier of two; undefined when there is none. */
export function chosenMoment(day: PlantDay, time: TimeOfDay, zone: string, bounds: ClosedTimeRange): number | undefined {
  return instantsOf(day, time, zone).find((atMs) => canChooseMoment(atMs, bounds));
}

/** A day's whole range as a choice: its first and its last second. */
export function wholeDays(from: PlantDay, until: PlantDay, zone: string): ClosedTimeRange {
  return { fromMs: plantDayRange(from, zone).fromMs, toMs: plantDayRange(until, zone).untilMs - msPerSecond };
}
