function distance(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i]! - b[i]!) ** 2;
  return Math.sqrt(sum);
}
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
  const places = groups.map((group) => names.indexOf(group));
  const sizes = names.map((_, place) => places.filter((each) => each === place).length);
  const sums = new Float64Array(names.length);
  const each = apart.map((row, point) => {
    sums.fill(0);
    row.forEach((distance, other) => (sums[places[other]!]! += distance));
    const place = places[point]!;
    const own = sums[place]! / (sizes[place]! - 1);
    const nearest = Math.min(...names.flatMap((_, other) => (other === place ? [] : sums[other]! / sizes[other]!)));
    return Number.isNaN(own) ? 0 : (nearest - own) / Math.max(nearest, own, Number.MIN_VALUE);
  });
  return meanOf(each);
}
