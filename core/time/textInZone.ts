import { lightFormat } from 'date-fns/lightFormat';
import { remembered } from '../records/index.ts';
import { offsetClock } from './offsetClock.ts';
import { utcDate } from './utcDate.ts';
import { zoneOffsetMs } from './zoneOffset.ts';

/** From 1973 on, and as far as anybody plans, zones change their clocks at quarters of an hour of UTC only. */
const steady = { fromMs: Date.UTC(1973, 0), untilMs: Date.UTC(3000, 0) } as const;
const clockOf = remembered(offsetClock);

/** Asking the runtime takes many times longer than writing the text. */
const offsetAt = (atMs: number, zone: string) =>
  atMs >= steady.fromMs && atMs < steady.untilMs ? clockOf(zone)(atMs) : zoneOffsetMs(atMs, zone);

/**
 * An instant as the clocks of a zone (IANA name) show it, by a pattern of date-fns: yyyy, MM, dd, d (without a leading zero), HH, mm, ss.
 * For the years 1 to 9999; throws a RangeError for an unknown zone.
 */
export function textInZone(atMs: number, zone: string, pattern: string): string {
  return lightFormat(utcDate(atMs + offsetAt(atMs, zone)), pattern);
}
