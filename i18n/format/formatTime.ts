import { type PlantDay, textInZone } from '../../core/time/index.ts';
import { type Language, languageFacts } from '../Language.ts';
import { missing } from './missing.ts';

/** Farther from 1970 there are no calendar dates. */
const farthestMs = 8.64e15;

const text = (atMs: number | undefined, zone: string, pattern: string): string =>
  atMs !== undefined && Math.abs(atMs) <= farthestMs ? textInZone(atMs, zone, pattern) : missing;

/** A calendar date of the plant's zone, `---` when missing. */
export function formatDate(atMs: number | undefined, zone: string, language: Language): string {
  return text(atMs, zone, languageFacts(language).datePattern);
}

/** Date and time of day of the plant's zone with seconds, `---` when missing. */
export function formatDateTime(atMs: number | undefined, zone: string, language: Language): string {
  return text(atMs, zone, `${languageFacts(language).datePattern} HH:mm:ss`);
}

function dayText(day: PlantDay | undefined, pattern: string): string {
  const atMs = Date.parse(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(`${day}T`);
  return text(isDay ? atMs : undefined, 'UTC', pattern);
}

/** A plant day as a calendar date, whatever the zone; `---` when missing or no day. */
export function formatDay(day: PlantDay | undefined, language: Language): string {
  return dayText(day, languageFacts(language).datePattern);
}

/** A plant day without its year; `---` when missing or no day. */
export function formatDayAndMonth(day: PlantDay | undefined, language: Language): string {
  return dayText(day, languageFacts(language).dayAndMonthPattern);
}

/** A plant day without month and year; `---` when missing or no day. */
export function formatDayOfMonth(day: PlantDay | undefined, language: Language): string {
  return dayText(day, languageFacts(language).dayPattern);
}

/** A time of day of the plant's zone with seconds, `---` when missing. */
export function formatClock(atMs: number | undefined, zone: string): string {
  return text(atMs, zone, 'HH:mm:ss');
}

/** A time of day of the plant's zone without seconds, `---` when missing. */
export function formatMinute(atMs: number | undefined, zone: string): string {
  return text(atMs, zone, 'HH:mm');
}
