import { type TimeRange, plantDayRange } from '../../core/time/index.ts';
import type { FoundFile } from './findDayFiles.ts';

/** The part of a range that there are files for; `files` by day, at least one. */
export function knownRange(files: readonly FoundFile[], range: TimeRange, zone: string): TimeRange {
  return {
    fromMs: Math.max(range.fromMs, plantDayRange(files[0]!.day, zone).fromMs),
    untilMs: Math.min(range.untilMs, plantDayRange(files.at(-1)!.day, zone).untilMs),
  };
}
