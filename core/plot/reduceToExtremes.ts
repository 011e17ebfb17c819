import { clearPoints, type DrawnPoints, keepPoints, noPoints, seeRows } from './drawnPoints.ts';
import type { Column } from '../samples/index.ts';

/** A line is drawn from at most this many points. */
export const maxLinePoints = 655;
/** First, minimum, maximum, last, and a gap. */
const pointsPerBucket = 5;
const maxBuckets = maxLinePoints / pointsPerBucket;

/**
 * Indices of the points to draw of a column's rows `fromIndex` up to but not including `untilIndex`, ascending:
 * of each of `buckets` (1..131) equal spans of time the first, the least, the greatest and the last value, and one missing value when there is any.
 * Few rows are all kept. Neighbours in the result that are neighbours in the table show a gap in time that is longer than a bucket.
 */
export function reduceToExtremes(
  timesMs: Float64Array,
  column: Column,
  fromIndex: number,
  untilIndex: number,
  buckets = maxBuckets,
): readonly number[] {
  return reduceSpans(timesMs, fromIndex, untilIndex, buckets, (points, from, until) => {
    seeRows(points, column, from, until);
  });
}

/** The same, with `see` to find the points of a stretch of rows. */
export function reduceSpans(
  timesMs: Float64Array,
  fromIndex: number,
  untilIndex: number,
  buckets = maxBuckets,
  see: (points: DrawnPoints, from: number, until: number) => void,
): readonly number[] {
  const count = Math.min(maxBuckets, Math.max(1, Math.floor(buckets)));
  const rows = Math.max(0, untilIndex - fromIndex);
  if (rows <= count * pointsPerBucket) return Array.from({ length: rows }, (_, i) => fromIndex + i);

  const points = noPoints();
  // as long as it can become, as one that grows bit by bit is copied again and again
  const kept = new Array<number>(count * pointsPerBucket);
  let length = 0;
  let from = fromIndex;
  for (const until of bucketEnds(timesMs, fromIndex, untilIndex, count)) {
    clearPoints(points);
    see(points, from, until);
    length = keepPoints(points, kept, length);
    from = until;
  }
  kept.length = length;
  return kept;
}

interface Buckets {
  readonly timesMs: Float64Array;
  readonly fromIndex: number;
  readonly untilIndex: number;
  readonly count: number;
  readonly ends: readonly number[];
}

/** The lines of a chart share their times: the buckets of one are those of the next. */
let latest: Buckets | undefined;

/** Behind the last row of each bucket that has rows. */
function bucketEnds(timesMs: Float64Array, fromIndex: number, untilIndex: number, count: number): readonly number[] {
  const isLatest =
    latest?.timesMs === timesMs && latest.fromIndex === fromIndex && latest.untilIndex === untilIndex && latest.count === count;
  if (isLatest) return latest!.ends;
  const startMs = timesMs[fromIndex]!;
  const bucketMs = (timesMs[untilIndex - 1]! - startMs) / count;
  const bucketOf = (index: number) => (bucketMs > 0 ? Math.min(count - 1, Math.floor((timesMs[index]! - startMs) / bucketMs)) : 0);
  const step = Math.ceil((untilIndex - fromIndex) / count);
  const ends: number[] = [];
  for (let from = fromIndex; from < untilIndex; from = ends.at(-1)!) ends.push(bucketEnd(bucketOf, from, untilIndex, step));
  latest = { timesMs, fromIndex, untilIndex, count, ends };
  return ends;
}

/** Where rows come at an even pace, a bucket ends this close to where it is expected. */
const defaultMiss = 2;

/** The first row of a later bucket than that of `from`: looked for around `from + step`, then in further steps, then by halving. */
function bucketEnd(bucketOf: (index: number) => number, from: number, untilIndex: number, step: number): number {
  const bucket = bucketOf(from);
  let low = from;
  let high = from + step + defaultMiss;
  while (high < untilIndex && bucketOf(high) === bucket) {
    low = high;
    high += step;
  }
  high = Math.min(high, untilIndex);
  const near = high - 2 * defaultMiss;
  if (near > low) {
    if (bucketOf(near) === bucket) low = near;
    else high = near;
  }
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (bucketOf(middle) === bucket) low = middle;
    else high = middle;
  }
  return high;
}
