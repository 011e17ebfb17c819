const distance = (a: readonly number[], b: readonly number[]) => Math.sqrt(a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0));
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far points are from each other. */
export const distances = (points: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  points.map((point) => points.map((other) => distance(point, other)));

/**
 * How well groups are apart, -1..1: the mean over all points of (b - a) / max(a, b), where a is the mean distance to the other points of the
 * own group and b that to the points of the nearest other one (Rousseeuw 1987). A point that is alone in its group counts 0.
 */
export function silhouette(apart: readonly (readonly number[])[], groups: readonly number[]): number {
  const names = [...new Set(groups)];
  const each = apart.map((row, point) => {
    const meanTo = (group: number) => meanOf(row.filter((_, other) => other !== point && groups[other] === group));
    const own = meanTo(groups[point]!);
    const nearest = Math.min(...names.filter((name) => name !== groups[point]).map(meanTo));
    return Number.isNaN(own) ? 0 : (nearest - own) / Math.max(nearest, own, Number.MIN_VALUE);
  });
  return meanOf(each);
}
