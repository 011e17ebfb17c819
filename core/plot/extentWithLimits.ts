import type { Extent } from './extentOf.ts';

/** An axis that goes on to a limit is at most so many times as long as the values' own. */
const maxTimes = 2;

/**
 * The extent of values and of those limits around them, nearest first, that leave the values at least half of the axis.
 * `minLength` is the least that the values' own axis has, all in one unit; without a value it stays as it is.
 */
export function extentWithLimits({ min, max }: Extent, limits: readonly number[], minLength: number): Extent {
  if (Number.isNaN(min)) return { min, max };
  const maxLength = maxTimes * Math.max(minLength, max - min);
  const beyond = (limit: number) => Math.max(min - limit, limit - max, 0);
  return limits
    .toSorted((a, b) => beyond(a) - beyond(b))
    .reduce(
      (wide, limit) => {
        const next = { min: Math.min(wide.min, limit), max: Math.max(wide.max, limit) };
        return next.max - next.min <= maxLength ? next : wide;
      },
      { min, max },
    );
}
