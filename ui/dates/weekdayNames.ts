import type { Region } from '../../i18n/index.ts';

const msPerDay = 86_400_000;
/** A Sunday. */
const sundayMs = Date.UTC(2026, 1, 1);

/** The short names of the days of the week, Sunday first. */
export function weekdayNames(region: Region): readonly string[] {
  const format = new Intl.DateTimeFormat(region, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => format.format(sundayMs + i * msPerDay));
}
