import { formatInTimeZone } from 'date-fns-tz';

/** An instant as the clocks of a zone (IANA name) show it, by a numeric date-fns pattern such as `HH:mm`. */
export function textInZone(atMs: number, zone: string, pattern: string): string {
  return formatInTimeZone(atMs, zone, pattern);
}
