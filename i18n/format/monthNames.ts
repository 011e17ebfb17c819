import type { Region } from '../Region.ts';

const months = 12;
const year = 2026;

/** The short names of the months, January first. */
export function monthNames(region: Region): readonly string[] {
  const format = new Intl.DateTimeFormat(region, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: months }, (_, month) => format.format(Date.UTC(year, month)));
}
