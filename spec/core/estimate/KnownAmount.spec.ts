import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type KnownAmount, knownOf, knownProduct, knownTimes, weakestKind } from '../../../core/estimate/KnownAmount.ts';

const kinds = ['measured', 'fitted', 'entered', 'rule', 'upperBound'] as const;
const number = fc.double({ min: -1e3, max: 1e3, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const amount = fc.tuple(number, number, number, fc.constantFrom(...kinds)).map(([a, b, c, kind]): KnownAmount => {
  const [low, value, high] = [a, b, c].toSorted((x, y) => x - y) as [number, number, number];
  return { kind, value, low, high };
});
const inside = ({ low, high }: KnownAmount, at: number) => low + at * (high - low);
const isIn = ({ low, high }: KnownAmount, value: number) => value >= low - 1e-6 && value <= high + 1e-6;

describe('a product of what is known', () => {
  it('holds each product of what its factors hold, and no more than the farthest', () => {
    fc.assert(
      fc.property(amount, amount, share, share, (a, b, atA, atB) => {
        const product = knownProduct(a, b);
        expect(product.value).toBe(a.value * b.value);
        expect(isIn(product, inside(a, atA) * inside(b, atB))).toBe(true);
        const ends = [a.low, a.high].flatMap((x) => [b.low, b.high].map((y) => x * y));
        expect([product.low, product.high]).toEqual([Math.min(...ends), Math.max(...ends)]);
        expect(product.kind).toBe(weakestKind([b.kind, a.kind]));
      }),
    );
  });

  it('with an exact number keeps its kind and the order of its ends', () => {
    const of = { kind: 'fitted', value: 2, low: 1, high: 4 } as const;
    expect(knownTimes(of, 3)).toEqual({ kind: 'fitted', value: 6, low: 3, high: 12 });
    expect(knownTimes(of, -3)).toEqual({ kind: 'fitted', value: -6, low: -12, high: -3 });
  });

  it('is of the kind of its weakest factor', () => {
    kinds.forEach((weak, i) => kinds.slice(0, i + 1).forEach((kind) => expect(weakestKind([weak, kind])).toBe(weak)));
  });
});

it('nothing is known of what was not found', () => {
  expect([knownOf(undefined), knownOf({ kind: 'none', method: 'any', reason: 'none', coverage: 0 })]).toEqual([undefined, undefined]);
});
