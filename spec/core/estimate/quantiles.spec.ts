import { describe, expect, it, test } from '@jest/globals';
import { normalQuantile } from '../../../core/estimate/normalQuantile.ts';
import { median, quantile } from '../../../core/estimate/quantile.ts';
import { tQuantile } from '../../../core/estimate/tQuantile.ts';
import { agreeTo, oracles } from './oracles.ts';

describe('a quantile', () => {
  it('is that of numpy', () => {
    const { values, shares, expected } = oracles.quantiles;
    expect(
      agreeTo(
        12,
        shares.map((share) => quantile(values, share)!),
        expected,
      ),
    ).toBe(true);
  });

  it.each([
    [[], undefined],
    [[3], 3],
    [[9, 1], 5],
    [[9, 1, 2], 2],
  ])('in the middle of %j is %j', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('leaves the values as they were', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe("Student's t", () => {
  test.each(oracles.t)(
    'is below its quantile with a probability of %d at %d degrees of freedom, as in scipy',
    (probability, degrees, expected) => {
      // scipy's own are good to 3e-9.
      expect(agreeTo(8, [tQuantile(probability, degrees) + 1], [expected + 1])).toBe(true);
    },
  );

  it.each([
    [0.95, 6, 1.94318],
    [0.975, 10, 2.22814],
  ])('has %d below it at %d degrees of freedom by the tables', (probability, degrees, expected) => {
    expect(tQuantile(probability, degrees)).toBeCloseTo(expected, 5);
  });

  it('is the normal one at the end', () => {
    expect(tQuantile(0.975, 1e9)).toBe(normalQuantile(0.975));
  });
});

test.each(oracles.normal)('a normal variable is below its quantile with a probability of %d, as in scipy', (probability, expected) => {
  expect(agreeTo(8, [normalQuantile(probability)], [expected])).toBe(true);
});
