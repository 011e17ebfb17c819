import type { Column } from './SampleTable.ts';

/** A line is drawn from at most this many points. */
export const maxLinePoints = 655;
/** First, minimum, maximum, last, and a gap. */
const pointsPerBucket = 5;
const maxBuckets = maxLinePoints / pointsPerBucket;

/**
 * Indices of the points to draw of a column's rows `fromIndex` up to but not including `untilIndex`, ascending:
 * of each of `buckets` equal spans of time the first, the least, the greatest and the last value, and one missing value when there is any.
 * Few rows are all kept. Neighbours in the result that are neighbours in the table show a gap in time that is longer than a bucket.
 */
export function reduceToExtremes(
  timesMs: Float64Array,
  column: Column,
  fromIndex: number,
  untilIndex: number,
  buckets = maxBuckets,
): readonly number[] {
  const count = Math.min(maxBuckets, Math.max(1, Math.floor(buckets)));
  const rows = Math.max(0, untilIndex - fromIndex);
  if (rows <= count * pointsPerBucket) return Array.from({ length: rows }, (_, i) => fromIndex + i);

  const startMs = timesMs[fromIndex]!;
  const bucketMs = (timesMs[untilIndex - 1]! - startMs) / count;
  const bucketOf = (index: number) => (bucketMs > 0 ? Math.min(count - 1, Math.floor((timesMs[index]! - startMs) / bucketMs)) : 0);
  const kept: number[] = [];
  for (let from = fromIndex; from < untilIndex;) {
    const bucket = bucketOf(from);
    let until = from + 1;
    while (until < untilIndex && bucketOf(until) === bucket) until++;
    keepExtremes(column, from, until, kept);
    from = until;
  }
  return kept;
}

function keepExtremes(column: Column, from: number, until: number, kept: number[]): void {
  let first = -1;
  let last = -1;
  let least = -1;
  let greatest = -1;
  let longestGap = -1;
  let longestGapRows = 0;
  let gapRows = 0;
  for (let i = from; i < until; i++) {
    const value = column[i]!;
    if (Number.isNaN(value)) {
      if (++gapRows > longestGapRows) {
        longestGapRows = gapRows;
        longestGap = i - gapRows + 1;
      }
      continue;
    }
    gapRows = 0;
    if (first < 0) first = least = greatest = i;
    if (value < column[least]!) least = i;
    if (value > column[greatest]!) greatest = i;
    last = i;
  }
  const points = [first, least, greatest, last, longestGap].filter((index) => index >= 0).sort((a, b) => a - b);
  for (const point of points) if (point !== kept.at(-1)) kept.push(point);
}
