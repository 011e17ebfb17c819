import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { maxLinePoints, reduceToExtremes } from '../../../core/plot/index.ts';
import { maybeReading } from '../samples/tables.ts';

/** Steps between samples: mostly 2 s, now and then an outage. */
const step = fc.oneof({ weight: 20, arbitrary: fc.constant(2000) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 900_000 }) });

const line = fc
  .integer({ min: 0, max: 3000 })
  .chain((length) =>
    fc.tuple(
      fc.array(step, { minLength: length, maxLength: length, size: 'max' }),
      fc.array(maybeReading, { minLength: length, maxLength: length, size: 'max' }),
    ),
  )
  .map(([steps, values]) => {
    let atMs = 0;
    return { timesMs: Float64Array.from(steps, (ms) => (atMs += ms)), column: Float64Array.from(values) };
  });
const buckets = fc.integer({ min: 1, max: 200 });

/** The rows of each of so many equal spans of time. */
function spansOf(timesMs: Float64Array, count: number): readonly (readonly number[])[] {
  const first = timesMs[0]!;
  const width = (timesMs.at(-1)! - first) / count;
  const spans = Array.from({ length: count }, (): number[] => []);
  timesMs.forEach((atMs, i) => spans[Math.min(count - 1, Math.floor((atMs - first) / width))]!.push(i));
  return spans;
}

describe('a reduced line', () => {
  it('[ANA-9] has at most 655 points, ascending, all of them samples', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: -1, max: 1000 }), ({ timesMs, column }, count) => {
        const points = reduceToExtremes(timesMs, column, 0, timesMs.length, count);
        expect(points.length).toBeLessThanOrEqual(maxLinePoints);
        expect(points.every((point, i) => point >= 0 && point < timesMs.length && (i === 0 || point > points[i - 1]!))).toBe(true);
      }),
    );
    expect(maxLinePoints).toBe(655);
  });

  it('[ANA-9] has the minimum and the maximum of every interval, and its first and last value', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 131 }), ({ timesMs, column }, count) => {
        const points = reduceToExtremes(timesMs, column, 0, timesMs.length, count);
        if (timesMs.length <= 5 * count) return expect(points).toHaveLength(timesMs.length);
        const drawn = new Set(points);
        for (const span of spansOf(timesMs, count)) {
          const known = span.filter((i) => !Number.isNaN(column[i]!));
          if (known.length === 0) continue;
          const drawnValues = span.filter((i) => drawn.has(i)).map((i) => column[i]!);
          expect(drawnValues).toContain(Math.min(...known.map((i) => column[i]!)));
          expect(drawnValues).toContain(Math.max(...known.map((i) => column[i]!)));
          expect(drawn.has(known[0]!) && drawn.has(known.at(-1)!)).toBe(true);
        }
      }),
    );
  });

  it('is broken in every interval that has a missing value, and nowhere else', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 131 }), ({ timesMs, column }, count) => {
        const drawn = new Set(reduceToExtremes(timesMs, column, 0, timesMs.length, count));
        fc.pre(timesMs.length > 5 * count);
        for (const span of spansOf(timesMs, count)) {
          const isMissing = (i: number) => Number.isNaN(column[i]!);
          expect(span.some((i) => drawn.has(i) && isMissing(i))).toBe(span.some(isMissing));
        }
      }),
    );
  });

  it('[ANA-9] has of each interval the first, the least, the greatest and the last value, and where the longest run of missing ones begins', () => {
    const few = fc.constantFrom(1, 2, 2, 3, NaN, NaN);
    const values = fc.array(few, { minLength: 30, maxLength: 120, size: 'max' });
    fc.assert(
      fc.property(values, fc.array(step, { minLength: 120, maxLength: 120 }), fc.integer({ min: 1, max: 5 }), (column, steps, count) => {
        let atMs = 500;
        const timesMs = Float64Array.from(column, (_, i) => (atMs += steps[i]!));
        const points = spansOf(timesMs, count).flatMap((span) => {
          const known = span.filter((i) => !Number.isNaN(column[i]!)).sort((a, b) => column[a]! - column[b]! || a - b);
          const runs = span.map((i) => span.filter((k) => k >= i).findIndex((k) => !Number.isNaN(column[k]!)));
          const lengths = runs.map((run, i) => (run < 0 ? span.length - i : run));
          const gap = span[lengths.indexOf(Math.max(...lengths, 1))];
          const greatest = known.find((i) => column[i] === column[known.at(-1)!]);
          const found = [Math.min(...known), known[0], greatest, Math.max(...known), gap];
          return [...new Set(found)].filter((i) => i !== undefined && Number.isFinite(i)).sort((a, b) => a! - b!);
        });
        expect(reduceToExtremes(timesMs, Float64Array.from(column), 0, column.length, count)).toEqual(
          column.length <= 5 * count ? column.map((_, i) => i) : points,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('shows an outage longer than an interval between samples that are neighbours', () => {
    const outageAfter = 1500;
    const timesMs = Float64Array.from({ length: 3000 }, (_, i) => i * 2000 + (i > outageAfter ? 600_000 : 0));
    const points = reduceToExtremes(timesMs, new Float64Array(3000).fill(7), 0, 3000);
    expect(points[points.indexOf(outageAfter) + 1]).toBe(outageAfter + 1);
  });

  it('of a part of the column has only points of that part', () => {
    fc.assert(
      fc.property(line, fc.nat(3000), fc.nat(3000), buckets, ({ timesMs, column }, a, b, count) => {
        const from = Math.min(a, b, timesMs.length);
        const until = Math.min(Math.max(a, b), timesMs.length);
        const points = reduceToExtremes(timesMs, column, from, until, count);
        const alone = reduceToExtremes(timesMs.subarray(from, until), column.subarray(from, until), 0, until - from, count);
        expect(points).toEqual(alone.map((point) => point + from));
      }),
    );
  });

  it('of samples that are all at one time is still drawn', () => {
    const points = reduceToExtremes(
      new Float64Array(1000),
      Float64Array.from({ length: 1000 }, (_, i) => i % 7),
      0,
      1000,
    );
    expect(points.length).toBeGreaterThan(0);
    expect(points.length).toBeLessThanOrEqual(655);
  });
});
