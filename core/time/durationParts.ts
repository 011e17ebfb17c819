const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/** One unit of a duration. */
export interface DurationPart {
  /** A whole number above 0; 0 only for a duration below one second. */
  readonly count: number;
  readonly unit: 'd' | 'h' | 'min' | 's';
}

/**
 * A duration in d, h, min and s, rounded down, as the greatest one or two units that it has some of: 1 d 2 h, 1 d 5 min, 1 d, 0 s.
 * A negative duration counts as none; undefined for a missing or infinite one.
 */
export function durationParts(seconds: number | undefined): readonly DurationPart[] | undefined {
  if (seconds === undefined || !Number.isFinite(seconds)) return undefined;
  let rest = Math.floor(Math.max(0, seconds));
  const counts = units.map(([unit, size]): DurationPart => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { count, unit };
  });
  const some = counts.filter(({ count }) => count > 0);
  return some.length === 0 ? [{ count: 0, unit: 's' }] : some.slice(0, 2);
}
