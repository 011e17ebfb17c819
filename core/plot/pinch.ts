import type { ClosedTimeRange } from '../time/index.ts';
import { clampSpan } from './xRange.ts';

/** Fingers that are closer than this share of the axis count as this far apart. */
const minShare = 0.02;

/**
 * The span after two fingers moved, as shares of the axis from its left end: each keeps its moment as far as the data allows.
 * Fingers that cross count as close to each other.
 */
export function pinchedSpan(
  { fromMs, toMs }: ClosedTimeRange,
  before: readonly [number, number],
  after: readonly [number, number],
  whole: ClosedTimeRange,
): ClosedTimeRange | undefined {
  const lengthMs = toMs - fromMs;
  const [left, right] = before[0] <= before[1] ? [0, 1] : [1, 0];
  const apart = Math.max(minShare, before[right]! - before[left]!);
  const nowApart = Math.max(minShare, after[right]! - after[left]!);
  const newLengthMs = (lengthMs * apart) / nowApart;
  const middleMs = fromMs + (lengthMs * (before[0] + before[1])) / 2;
  const startMs = middleMs - (newLengthMs * (after[0] + after[1])) / 2;
  return clampSpan({ fromMs: startMs, toMs: startMs + newLengthMs }, whole);
}
