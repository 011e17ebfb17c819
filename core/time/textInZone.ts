import { zoneOffsetMs } from './zoneOffset.ts';

/** Where each part of a pattern stands in an ISO 8601 text. */
const parts: Readonly<Record<string, readonly [from: number, until: number]>> = {
  yyyy: [0, 4],
  MM: [5, 7],
  dd: [8, 10],
  d: [8, 10],
  HH: [11, 13],
  mm: [14, 16],
  ss: [17, 19],
};

/**
 * An instant as the clocks of a zone (IANA name) show it, by a pattern of yyyy, MM, dd, d (without a leading zero), HH, mm and ss.
 * For the years 1 to 9999; throws a RangeError for an unknown zone.
 */
export function textInZone(atMs: number, zone: string, pattern: string): string {
  const wall = new Date(atMs + zoneOffsetMs(atMs, zone)).toISOString();
  return pattern.replace(/yyyy|MM|dd?|HH|mm|ss/g, (part) => {
    const digits = wall.slice(...parts[part]!);
    return part.length === 1 ? String(Number(digits)) : digits;
  });
}
