import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { nearestSample, spread } from '../../../core/plot/index.ts';

describe('the sample at the pointer', () => {
  test.each([
    [14, undefined, 0],
    [15, undefined, 0],
    [16, undefined, 1],
    [-99, undefined, 0],
    [99, undefined, 2],
    [99, 10, undefined],
    [40, 10, 2],
  ])('at %d within %p is row %p', (atMs, reach, row) => {
    expect(nearestSample(Float64Array.of(10, 20, 30), 3, atMs, reach)).toBe(row);
  });

  it('is none in an empty table', () => {
    expect(nearestSample(new Float64Array(4), 0, 0)).toBeUndefined();
  });

  it('has no sample nearer to it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1 }),
        fc.integer({ min: -50, max: 1050 }),
        (times, atMs) => {
          const timesMs = Float64Array.from(times).sort();
          const row = nearestSample(timesMs, timesMs.length, atMs)!;
          for (const time of timesMs) expect(Math.abs(time - atMs)).toBeGreaterThanOrEqual(Math.abs(timesMs[row]! - atMs));
        },
      ),
    );
  });
});

describe('names at the ends of lines', () => {
  it('keep their order and their distance and stay inside when there is room', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 8 }), (positions) => {
        const placed = spread(positions, 16, 0, 200);
        const order = positions.map((_, i) => i).sort((a, b) => positions[a]! - positions[b]!);
        order.forEach((i, n) => {
          expect(placed[i]).toBeGreaterThanOrEqual(0);
          expect(placed[i]).toBeLessThanOrEqual(200);
          if (n > 0) expect(placed[i]! - placed[order[n - 1]!]!).toBeGreaterThanOrEqual(16 - 1e-9);
        });
      }),
    );
  });

  it('make way downwards, and at the end upwards', () => {
    expect(spread([101, 12, 100, 10], 16, 0, 110)).toEqual([110, 26, 94, 10]);
    expect(spread([-5, 300], 16, 2, 110)).toEqual([2, 110]);
  });

  it('stay where they are when nothing is in the way', () => {
    expect(spread([100, 20], 16, 0, 200)).toEqual([100, 20]);
  });
});
