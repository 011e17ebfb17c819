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
 * A duration in d, h, min and s, rounded down, as its greatest unit and the next one where that isn't zero: 1 d 2 h, 1 d, 3 min 5 s, 0 s.
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
  const first = counts.findIndex(({ count }) => count > 0);
  return first < 0 ? [{ count: 0, unit: 's' }] : counts.slice(first, first + 2).filter(({ count }) => count > 0);
}
