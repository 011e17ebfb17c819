import { msPerMinute, msPerSecond } from '../../../../core/time/index.ts';
import { formatAge, formatDuration } from '../../../../i18n/format/index.ts';
import type { Region } from '../../../../i18n/index.ts';

/** How long ago a station called, to the second; clocks that differ make nothing younger than now. */
export function ageText(seenMs: number, nowMs: number, region: Region): string {
  const ageMs = Math.max(0, nowMs - seenMs);
  return ageMs < msPerMinute ? formatDuration(Math.floor(ageMs / msPerSecond)) : formatAge(ageMs, region);
}
