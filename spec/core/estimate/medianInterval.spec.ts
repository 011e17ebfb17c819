import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { medianInterval } from '../../../core/estimate/medianInterval.ts';

/** The chance that an interval between the `below`-th smallest and largest of `n` values holds the median. */
function binomialCoverage(n: number, below: number): number {
  let tail = 0;
  let term = 0.5 ** n;
  for (let k = 0; k <= below; k++) {
    tail += term;
    term *= (n - k) / (k + 1);
  }
  return 1 - 2 * tail;
}

describe('interval of a median', () => {
  it('is between two of the sorted values that hold the true one in 90 % of all cases', () => {
    for (const n of [5, 6, 7, 9, 12, 20, 21, 40, 99, 400]) {
      const { low, high, value } = medianInterval(Array.from({ length: n }, (_, i) => i))!;
      expect(high).toBe(n - 1 - low);
      expect(value).toBe((n - 1) / 2);
      expect(binomialCoverage(n, low)).toBeGreaterThan(0.89);
    }
  });

  it('holds the median, whatever the order of the values', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 }), (values) => {
        const found = medianInterval(values)!;
        expect(found.low).toBeLessThanOrEqual(found.value);
        expect(found.high).toBeGreaterThanOrEqual(found.value);
        expect(medianInterval(values.toReversed())).toEqual(found);
      }),
    );
  });

  it('is none without values', () => {
    expect(medianInterval([])).toBeUndefined();
  });

  it.each([
    [1, 0],
    [8, 0],
    [9, 1],
    [11, 1],
    [12, 2],
    [20, 5],
    [50, 18],
    [101, 41],
    [1000, 472],
  ])('of %i values leaves %i of them out on each side', (n, outside) => {
    const { low, value, high } = medianInterval(Array.from({ length: n }, (_, i) => 10 * i))!;
    expect([low, value, high]).toEqual([10 * outside, 5 * (n - 1), 10 * (n - 1 - outside)]);
  });
});
