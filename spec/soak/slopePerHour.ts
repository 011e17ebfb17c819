/** Growth by least squares of values that are so many hours apart, per hour; NaN of fewer than two. */
export function slopePerHour(values: readonly number[], apartH: number): number {
  const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
  const at = values.map((_, i) => i * apartH);
  const [meanAt, meanValue] = [mean(at), mean(values)];
  const square = at.reduce((sum, hour) => sum + (hour - meanAt) ** 2, 0);
  return values.reduce((sum, value, i) => sum + (at[i]! - meanAt) * (value - meanValue), 0) / square;
}
