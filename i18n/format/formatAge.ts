import { durationParts, msPerDay, msPerHour, msPerMinute, msPerSecond } from '../../core/time/index.ts';
import type { Region } from '../Region.ts';
import { formatDuration } from './formatDuration.ts';
import { formatNumber } from './formatNumber.ts';
import { isMissing, missing } from './missing.ts';

const tenSecondsMs = 10 * msPerSecond;

/** How long ago something was: `0,8 s`, `34 s`, `24:37 min`, then hours and days; `---` when missing. */
export function formatAge(ageMs: number | undefined, region: Region): string {
  if (isMissing(ageMs)) return missing;
  const seconds = ageMs / msPerSecond;
  if (ageMs < tenSecondsMs) return `${formatNumber(Math.floor(seconds * 10) / 10, 1, region)} s`;
  if (ageMs < msPerMinute) return formatDuration(seconds);
  if (ageMs < msPerHour) return formatMinutes(ageMs);
  const grainMs = ageMs < msPerDay ? msPerMinute : msPerHour;
  return formatDuration((Math.floor(ageMs / grainMs) * grainMs) / msPerSecond);
}

/** `6:12 min`. */
export function formatMinutes(lengthMs: number): string {
  const parts = durationParts(lengthMs / msPerSecond) ?? [];
  const count = (unit: string) => parts.find((part) => part.unit === unit)?.count ?? 0;
  return `${count('min')}:${String(count('s')).padStart(2, '0')} min`;
}
