import { type DurationPart, durationParts, msPerDay, msPerHour, msPerMinute, msPerSecond } from '../../../../../core/time/index.ts';

const lengthsMs: Readonly<Record<DurationPart['unit'], number>> = { d: msPerDay, h: msPerHour, min: msPerMinute, s: msPerSecond };

/** A unit of time, in seconds. */
export interface DurationScale {
  readonly unit: DurationPart['unit'];
  readonly seconds: number;
}

/** The unit that the longest of these durations (s) is reported in, so that an axis counts as its values do. */
export function durationScale(durations: readonly (number | undefined)[]): DurationScale {
  const longest = Math.max(0, ...durations.filter((each) => each !== undefined));
  const { unit } = durationParts(longest)![0]!;
  return { unit, seconds: lengthsMs[unit] / msPerSecond };
}
