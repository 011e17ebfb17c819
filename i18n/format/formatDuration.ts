import { isMissing, missing } from './missing.ts';

const steps = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/** A duration in d, h, min, s with at most two leading non-zero units, rounded down; `---` when missing. */
export function formatDuration(seconds: number | undefined): string {
  if (isMissing(seconds)) return missing;
  let rest = Math.floor(Math.max(0, seconds));
  const parts = steps.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  if (first < 0) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => `${count} ${unit}`)
    .join(' ');
}
