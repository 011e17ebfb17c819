import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addExact, exactValue } from '../../../core/totals/exactSum.ts';

const fine = 2 ** -52;
const sumsOf = (parts: readonly (readonly [sum: number, rest: number])[]) => {
  const sums = new Float64Array(6);
  for (const [sum, rest] of parts) addExact(sums, 2, sum, rest);
  return sums;
};

describe('a sum that no order of adding changes', () => {
  it.each([
    [0, 0, [0, 0, 0]],
    [130.5, 2 ** -30, [2, 2.5, 2 ** -30]],
    [64, 2 ** -23, [1, 2 ** -23, 0]],
    [63.75, 1.5 * 2 ** -23, [0, 63.75 + 2 ** -23, 2 ** -24]],
    [-0.5, -fine, [-1, 63.5 - 2 ** -23, 2 ** -23 - fine]],
  ])('is kept in whole 64s, in what is left down to 2^-23, and in the rest: of %d and %d', (sum, rest, numbers) => {
    const kept = sumsOf([[sum, rest]]);
    expect([...kept]).toEqual([0, 0, ...numbers, 0]);
    expect(exactValue(kept, 2)).toBe(sum + rest);
  });

  it('is the same however it is added up, and the true one', () => {
    /** In steps of 2^-18 and of 2^-52, as the parts of readings are. */
    const part = fc.tuple(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), fc.integer({ min: -(2 ** 34), max: 2 ** 34 }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const scaled = parts.map(([sum, rest]) => [sum * 2 ** -18, rest * fine] as const);
        const value = exactValue(sumsOf(scaled), 2);
        expect(exactValue(sumsOf(scaled.toReversed()), 2)).toBe(value);
        const steps = parts.reduce((all, [sum, rest]) => all + BigInt(sum) * 2n ** 34n + BigInt(rest), 0n);
        expect(Math.abs(Number(BigInt(Math.round(value * 2 ** 18)) * 2n ** 34n - steps))).toBeLessThanOrEqual(2 ** 34);
      }),
    );
  });

  it('keeps a small part beside a large one that is taken off again', () => {
    expect(exactValue(sumsOf([[1e9, fine], [-1e9, 0]]), 2)).toBe(fine); // prettier-ignore
  });
});
