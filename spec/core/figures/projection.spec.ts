import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { projection, projectionSpread } from '../../../core/figures/index.ts';

describe('a projected figure', () => {
  test.each([
    [81_814.88, 9, 80_000, 50_000, 110_000, 0],
    [81_814.88, 365, 82_000, 77_000, 87_000, 0],
    [81_814.88, 0.2, 80_000, 0, 170_000, 0],
    [12.345, 100, 12.3, 11.1, 13.6, 1],
    [0.0004, 9, 0, 0, 0.01, 2],
    [1.2345, 400, 1.23, 1.17, 1.3, 2],
  ])('of %d from %d days is %d, from %d to %d', (value, days, middle, low, high, decimals) => {
    expect(projection(value, projectionSpread(days))).toEqual({ value: middle, low, high, decimals });
  });

  test.each([undefined, 0, NaN, Infinity, Number.MAX_VALUE])('is none of %s', (value) => {
    expect(projection(value, 0.3)).toBeUndefined();
  });

  test('lies within its range, which holds the whole spread and does not grow with the days', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e9, noNaN: true }), fc.double({ min: 0.01, max: 4000, noNaN: true }), (value, days) => {
        const spread = projectionSpread(days);
        const { value: middle, low, high } = projection(value, spread)!;
        const slack = value * 1e-9;
        expect(low).toBeLessThanOrEqual(value * (1 - spread) + slack);
        expect(high).toBeGreaterThanOrEqual(value * (1 + spread) - slack);
        expect(middle >= low && middle <= high && low >= 0).toBe(true);
        expect(projectionSpread(days * 2)).toBeLessThanOrEqual(spread);
      }),
    );
  });
});
