import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { autocorrelation, followingDays } from '../../../core/performance/autocorrelation.ts';

/** Of the first day nothing is known before it. */
const each = (length: number) => Array.from({ length }, (_, i) => i > 0);
const residual = fc.double({ min: -100, max: 100, noNaN: true });

describe('how much a residual resembles that of the day before', () => {
  it.each([
    ['goes on alike', [1, 2, 3, 2], 14 / 18],
    ['turns each day, but not as far', [2, -1, 1, -1], -4 / 7],
    ['has a day that is as expected', [2, 0, 3], 0],
  ])('is the sum of products of neighbours by that of squares, without a gap: it %s', (_how, residuals, expected) => {
    expect(autocorrelation(residuals, each(residuals.length))).toBeCloseTo(expected, 12);
  });

  it('is of days that follow one another only, and missing days do not make it smaller', () => {
    // 1·2 and 4·3 of 30, of two pairs where four could be
    expect(autocorrelation([1, 2, 0, 4, 3], [false, true, false, false, true])).toBeCloseTo((14 / 30) * (4 / 2), 12);
    expect(autocorrelation([1, -2, 9, 1, -1], [false, true, false, false, true])).toBeCloseTo((-3 / 88) * (4 / 2), 12);
  });

  it('is none where no day follows another, and where all is as expected', () => {
    expect(autocorrelation([3, 4, 5], [false, false, false])).toBe(0);
    expect(autocorrelation([0, 0, 0], each(3))).toBe(0);
    expect(autocorrelation([], [])).toBe(0);
  });

  it('is 0.95 at most, and -1 at least', () => {
    expect(autocorrelation(new Array<number>(100).fill(5), each(100))).toBe(0.95);
    expect(autocorrelation([5, 5, 0, 0], [false, true, false, false])).toBe(0.95);
    expect(autocorrelation([5, -5, 0, 0], [false, true, false, false])).toBe(-1);
    fc.assert(
      fc.property(fc.array(fc.tuple(residual, fc.boolean())), (days) => {
        const follows = days.map(([, does], i) => i > 0 && does);
        const found = autocorrelation(
          days.map(([value]) => value),
          follows,
        );
        expect(found).toBeGreaterThanOrEqual(-1);
        expect(found).toBeLessThanOrEqual(0.95);
      }),
    );
  });
});

it('a day follows where the day before it is just before it in the list', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-03', '2026-03-04', '2026-03-06'].map((day) => ({ day }));
  expect(followingDays(days)).toEqual([false, true, true, false, true, false]);
  expect(followingDays([])).toEqual([]);
});
