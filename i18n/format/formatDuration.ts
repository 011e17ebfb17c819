import { durationParts } from '../../core/time/index.ts';
import { missing } from './missing.ts';

/** A duration in d, h, min, s with at most two leading units, rounded down; `---` when missing. */
export function formatDuration(seconds: number | undefined): string {
  return (
    durationParts(seconds)
      ?.map(({ count, unit }) => `${count} ${unit}`)
      .join(' ') ?? missing
  );
}
