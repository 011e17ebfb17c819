import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { amountOf, type Figure, figureOf, productOf, ratioOf, sumOf } from '../../../core/figures/index.ts';

const anyNumber: fc.Arbitrary<Figure> = fc.oneof(
  fc.double(),
  fc.constantFrom(undefined, NaN, Infinity, -Infinity, 0, -0, Number.MAX_VALUE, Number.MIN_VALUE, 5, -5),
);
const isFigure = (value: Figure) => value === undefined || Number.isFinite(value);

describe('a figure', () => {
  it('is a finite number or none, whatever it is made from', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, fc.array(anyNumber), (a, b, many) => {
        for (const made of [figureOf(a), amountOf(a), productOf(a, b), ratioOf(a, b), sumOf(many)]) expect(isFigure(made)).toBe(true);
      }),
    );
  });

  test.each<readonly [Figure, Figure, Figure]>([
    [1, 4, 0.25],
    [0, 4, 0],
    [-1, 4, -0.25],
    [0, 0, undefined],
    [1, 0, undefined],
    [1, -4, undefined],
    [undefined, 4, undefined],
    [1, undefined, undefined],
    [1e300, 1e-300, undefined],
  ])('of %p per %p is %p', (part, whole, ratio) => {
    expect(ratioOf(part, whole)).toBe(ratio);
  });

  test.each<readonly [Figure, Figure, Figure]>([
    [2, 4, 8],
    [-2, 4, -8],
    [0, 4, 0],
    [undefined, 4, undefined],
    [2, undefined, undefined],
    [1e300, 1e300, undefined],
  ])('of %p times %p is %p', (a, b, product) => {
    expect(productOf(a, b)).toBe(product);
  });

  it('as an amount is not negative', () => {
    expect([-1, 0, 1].map(amountOf)).toEqual([undefined, 0, 1]);
  });

  it('as a sum is that of the known parts, and none when no part is known', () => {
    expect(sumOf([1, undefined, NaN, 2])).toBe(3);
    expect(sumOf([undefined, NaN])).toBeUndefined();
    expect(sumOf([])).toBeUndefined();
  });
});
