import { msPerMinute, plantDayOf } from '../time/index.ts';

/** A statistic of a range that ends today is fetched again after at least this time. */
export const refreshAfterMs = msPerMinute;

/** Calendars reach this far to both sides of 1970. */
const farthestMs = 8e15;

/** A range whose statistic was fetched. */
export interface FetchedRange {
  /** End of the range, not included. */
  readonly untilMs: number;
  readonly fetchedAtMs: number;
}

/**
 * Whether a fetched statistic is to be fetched again: its range ends on the present day of the plant's zone (IANA name) or later,
 * and at least 60 s have passed, or the clock went back behind the fetch. An invalid time is never due.
 */
export function refreshDue({ untilMs, fetchedAtMs }: FetchedRange, nowMs: number, zone: string): boolean {
  const ageMs = nowMs - fetchedAtMs;
  if (!(Math.abs(untilMs) < farthestMs && Math.abs(nowMs) < farthestMs) || !(ageMs < 0 || ageMs >= refreshAfterMs)) return false;
  return plantDayOf(untilMs - 1, zone) >= plantDayOf(nowMs, zone);
}
