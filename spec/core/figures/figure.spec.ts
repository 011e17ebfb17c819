import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  amountOf,
  completeSumOf,
  type Figure,
  figureOf,
  knownPart,
  partialSum,
  productOf,
  ratioOf,
  restOf,
  sumOf,
} from '../../../core/figures/index.ts';

const anyNumber: fc.Arbitrary<Figure> = fc.oneof(
  fc.double(),
  fc.constantFrom(undefined, NaN, Infinity, -Infinity, 0, -0, Number.MAX_VALUE, Number.MIN_VALUE, 5, -5),
);
const isFigure = (value: Figure) => value === undefined || Number.isFinite(value);

describe('a figure', () => {
  it('is a finite number or none, whatever it is made from', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, fc.array(anyNumber), (a, b, many) => {
        for (const made of [
          figureOf(a),
          amountOf(a),
          productOf(a, b),
          ratioOf(a, b),
          sumOf(many),
          restOf(a, b),
          completeSumOf(many),
          partialSum(many).value,
        ])
          expect(isFigure(made)).toBe(true);
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

  test.each<readonly [Figure, Figure, Figure]>([
    [100, 90, 10],
    [100, 100, 0],
    [90, 100, 0],
    [100, undefined, undefined],
    [undefined, 90, undefined],
    [Infinity, 90, undefined],
  ])('of %p less a part of %p is %p', (whole, part, rest) => {
    expect(restOf(whole, part)).toBe(rest);
  });

  it('as a complete sum needs all of its parts', () => {
    expect(completeSumOf([1, 2])).toBe(3);
    expect(completeSumOf([1, undefined])).toBeUndefined();
    expect(completeSumOf([1, NaN])).toBeUndefined();
    expect(completeSumOf([])).toBeUndefined();
  });
});

describe('a sum of what is known', () => {
  test.each<readonly [string, readonly Figure[], Figure, readonly [Figure, number, number], boolean]>([
    ['goes over all of its values', [1, 2], undefined, [3, 2, 2], false],
    ['leaves out those that are missing, and says so', [1, undefined, NaN], undefined, [1, 1, 3], true],
    ['has no value where none is known', [undefined, undefined], undefined, [undefined, 0, 2], false],
    ['is the total where that is known', [1, undefined], 5, [5, 1, 2], true],
  ])('%s', (_, values, total, [value, known, of], isPartial) => {
    const sum = partialSum(values, total);
    expect(sum).toEqual({ value, known, of });
    expect(knownPart(sum)).toEqual(isPartial ? { known, of } : undefined);
  });
});
