import { median } from './quantile.ts';
import { normalQuantile } from './normalQuantile.ts';

/** A line through points that a few odd ones hardly move. */
export interface TheilSenLine {
  readonly slope: number;
  /** Median of y less slope times median of x. */
  readonly intercept: number;
  /** Interval of the slope at the given level. */
  readonly low: number;
  readonly high: number;
}

function tieCounts(values: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}
const kendall = (n: number) => n * (n - 1) * (2 * n + 5);

/**
 * The median of the slopes between all pairs of points, with the interval of Sen (1968) at a level of 0..1; undefined where no two points
 * have different x.
 */
export function theilSen(points: readonly (readonly [x: number, y: number])[], level = 0.9): TheilSenLine | undefined {
  const slopes = points
    .flatMap(([x, y], i) => points.slice(i + 1).flatMap(([otherX, otherY]) => (otherX === x ? [] : [(otherY - y) / (otherX - x)])))
    .sort((a, b) => a - b);
  const slope = median(slopes);
  if (slope === undefined) return undefined;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const ties = [...tieCounts(xs), ...tieCounts(ys)].reduce((all, size) => all + kendall(size), 0);
  const deviation = Math.sqrt((kendall(points.length) - ties) / 18);
  const off = normalQuantile((1 + level) / 2) * deviation;
  const at = (place: number) => slopes[Math.min(Math.max(place, 0), slopes.length - 1)]!;
  return {
    slope,
    intercept: median(ys)! - slope * median(xs)!,
    low: at(Math.round((slopes.length - off) / 2) - 1),
    high: at(Math.round((slopes.length + off) / 2)),
  };
}
