import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { rounded } from '../../../core/figures/index.ts';

const decimals = fc.integer({ min: 0, max: 8 });

describe('a printed figure', () => {
  test.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [-2.675, 2, -2.68],
    [0.000_000_5, 6, 0.000_001],
    [1e-9, 2, 0],
    [-1e-9, 2, 0],
    [0.123_455, 5, 0.123_46],
    [1234.5, 0, 1235],
    [1e21, 2, 1e21],
    [8_999_999_999.995, 2, 9_000_000_000],
  ])('of %p with %d decimals is %p', (value, digits, printed) => {
    expect(rounded(value, digits)).toBe(printed);
  });

  it('is within half of its last digit of the exact one', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), decimals, (value, digits) => {
        const half = 0.5 * 10 ** -digits;
        expect(Math.abs(rounded(value, digits)! - value)).toBeLessThanOrEqual(half + Math.abs(value) * Number.EPSILON);
      }),
    );
  });

  it('stays as it is when printed again, and is the same on both sides of zero', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), decimals, (value, digits) => {
        const printed = rounded(value, digits)!;
        expect(rounded(printed, digits)).toBe(printed);
        expect(rounded(-value, digits)).toBe(printed === 0 ? 0 : -printed);
      }),
    );
  });

  it('is none for what is no number', () => {
    for (const value of [undefined, NaN, Infinity, -Infinity]) expect(rounded(value, 2)).toBeUndefined();
  });
});
