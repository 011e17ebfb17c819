import type { PlantDay } from '../../core/time/index.ts';
import { type Region, regionFacts } from '../Region.ts';
import { textAt } from './textAt.ts';

/** A calendar date of the plant's zone, `---` when missing. */
export function formatDate(atMs: number | undefined, zone: string, region: Region): string {
  return textAt(atMs, zone, regionFacts(region).datePattern);
}

function dayText(day: PlantDay | undefined, pattern: string): string {
  const atMs = Date.parse(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(`${day}T`);
  return textAt(isDay ? atMs : undefined, 'UTC', pattern);
}

/** A plant day as a calendar date, whatever the zone; `---` when missing or no day. */
export function formatDay(day: PlantDay | undefined, region: Region): string {
  return dayText(day, regionFacts(region).datePattern);
}

/** A plant day without its year; `---` when missing or no day. */
export function formatDayAndMonth(day: PlantDay | undefined, region: Region): string {
  return dayText(day, regionFacts(region).dayAndMonthPattern);
}

/** A plant day without month and year; `---` when missing or no day. */
export function formatDayOfMonth(day: PlantDay | undefined, region: Region): string {
  return dayText(day, regionFacts(region).dayPattern);
}

/** A time of day of the plant's zone with seconds, `---` when missing. */
export function formatClock(atMs: number | undefined, zone: string, region: Region): string {
  return textAt(atMs, zone, regionFacts(region).clockPattern);
}

/** A time of day of the plant's zone without seconds, `---` when missing. */
export function formatMinute(atMs: number | undefined, zone: string, region: Region): string {
  return textAt(atMs, zone, regionFacts(region).minutePattern);
}
