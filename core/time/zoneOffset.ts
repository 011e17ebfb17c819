import { formatInTimeZone } from 'date-fns-tz';

/** What a zone's wall time (IANA name) is ahead of UTC at an instant; slow, so ask once and keep the answer. */
export function zoneOffsetMs(atMs: number, zone: string): number {
  const wholeSecondMs = Math.floor(atMs / 1000) * 1000;
  return Date.parse(formatInTimeZone(wholeSecondMs, zone, "yyyy-MM-dd'T'HH:mm:ss'Z'")) - wholeSecondMs;
}
