import { indexAt } from '../samples/index.ts';

/** Index of the sample that is nearest to a moment, the earlier of two equally near; undefined when none is within `reachMs`. */
export function nearestSample(timesMs: Float64Array, length: number, atMs: number, reachMs = Infinity): number | undefined {
  const after = indexAt(timesMs, length, atMs);
  const distance = (row: number) => (row < 0 || row >= length ? Infinity : Math.abs(timesMs[row]! - atMs));
  const nearest = distance(after - 1) <= distance(after) ? after - 1 : after;
  return distance(nearest) <= reachMs && length > 0 ? nearest : undefined;
}
