import { lightFormat } from 'date-fns/lightFormat';
import { utcDate } from './utcDate.ts';
import { zoneOffsetMs } from './zoneOffset.ts';

/**
 * An instant as the clocks of a zone (IANA name) show it, by a pattern of date-fns: yyyy, MM, dd, d (without a leading zero), HH, mm, ss.
 * For the years 1 to 9999; throws a RangeError for an unknown zone.
 */
export function textInZone(atMs: number, zone: string, pattern: string): string {
  return lightFormat(utcDate(atMs + zoneOffsetMs(atMs, zone)), pattern);
}
