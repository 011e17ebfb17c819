import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { extremesPyramid } from '../../../core/plot/extremesPyramid.ts';
import { maxLinePoints, reduceToExtremes } from '../../../core/plot/index.ts';

const value = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -5, max: 5 }) },
  { weight: 3, arbitrary: fc.double({ noDefaultInfinity: true, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(Infinity, -Infinity, -0) },
);

/** Stretches of values and stretches without, as long as a group of the pyramid or shorter. */
const column = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.array(value, { maxLength: 90 }) },
      { weight: 1, arbitrary: fc.nat({ max: 80 }).map((length): number[] => Array.from({ length }, () => NaN)) },
    ),
    { maxLength: 40, size: 'max' },
  )
  .map((stretches) => Float64Array.from(stretches.flat()));
const gapMs = fc.constantFrom(10_000, 10_000, 10_000, 2000, 600_000);

describe('a pyramid of extremes', () => {
  it('[ANA-9] draws any part of a column with the very points of a scan of its rows', () => {
    fc.assert(
      fc.property(
        column,
        fc.array(gapMs, { minLength: 7, maxLength: 40 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 140 }))),
        (values, gaps, parts) => {
          let atMs = 0;
          const timesMs = Float64Array.from(values, (_, i) => (atMs += gaps[i % gaps.length]!));
          const pyramid = extremesPyramid(timesMs, values, values.length);
          expect(pyramid.reduce(0, values.length)).toEqual(reduceToExtremes(timesMs, values, 0, values.length));
          for (const [a, b, buckets] of parts) {
            const [from, until] = [a % (values.length + 1), b % (values.length + 1)];
            const points = pyramid.reduce(from, until, buckets);
            expect(points).toEqual(reduceToExtremes(timesMs, values, from, until, buckets));
            expect(points.length).toBeLessThanOrEqual(maxLinePoints);
            const known = Array.from(values.subarray(from, until)).filter((one) => !Number.isNaN(one));
            const { least, greatest } = pyramid.extremes(from, until);
            if (known.length === 0) expect([least, greatest]).toEqual([-1, -1]);
            else {
              expect(values[least]! + 0).toBe(Math.min(...known) + 0);
              expect(values[greatest]! + 0).toBe(Math.max(...known) + 0);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ['with gaps', true],
    ['without a gap', false],
  ])('of a week %s has at every zoom the points of a scan', (_, hasGaps) => {
    const length = 60_481;
    const timesMs = Float64Array.from({ length }, (_, i) => i * 10_000);
    const values = Float32Array.from({ length }, (_, i) =>
      hasGaps && i % 5000 < 300 && i % 7 < 5 ? NaN : 7 + Math.sin(i / 400) + ((i * 7919) % 101) / 100,
    );
    const pyramid = extremesPyramid(timesMs, values, length);
    expect(pyramid.isWhole).toBe(!hasGaps);
    for (let from = 0, until = length; until - from > 100; from += Math.ceil((until - from) / 7), until -= Math.ceil((until - from) / 11))
      expect(pyramid.reduce(from, until)).toEqual(reduceToExtremes(timesMs, values, from, until));
  });

  it('finds the only value between missing ones, and the only missing one between values, wherever it stands', () => {
    const length = 300;
    const timesMs = Float64Array.from({ length }, (_, i) => i * 10_000);
    const expectScan = (values: Float64Array) => {
      const pyramid = extremesPyramid(timesMs, values, length);
      for (const [from, until, buckets] of [
        [0, length, 2],
        [0, 257, 1],
        [32, 256, 1],
        [1, 299, 3],
      ] as const)
        // prettier-ignore
        expect(pyramid.reduce(from, until, buckets)).toEqual(reduceToExtremes(timesMs, values, from, until, buckets));
    };
    for (const row of [0, 1, 31, 32, 33, 63, 64, 127, 128, 200, 255, 256, 257, 288, 299]) {
      expectScan(new Float64Array(length).fill(NaN).fill(7, row, row + 1));
      expectScan(Float64Array.from({ length }, (_, i) => (i === row ? NaN : (i * 7919) % 101)));
    }
  });

  it('knows only the rows it was built of', () => {
    const timesMs = Float64Array.of(0, 1, 2, 3);
    const pyramid = extremesPyramid(timesMs, Float64Array.of(1, 2, 3, 4), 2);
    expect(pyramid.reduce(0, 4)).toEqual([0, 1]);
    expect(pyramid.reduce(3, 1)).toEqual([]);
    expect(extremesPyramid(timesMs, new Float64Array(0), 0).reduce(0, 0)).toEqual([]);
  });
});
