import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { firstPositiveYear, isEconomic, netPresentValue } from '../../../core/measures/index.ts';

const repair = { investment: 4000, savingPerYear: 1500, interest: 0.05, priceChange: 0 };

describe('a net present value by EN 17463', () => {
  test.each([
    [0, -4000],
    [3, 84.87],
    [5, 2494.22],
    [10, 7582.6],
  ])('4000 that save 1500 a year at 5 %% are worth after %d years: %d', (years, expected) => {
    expect(netPresentValue(repair, years)).toBeCloseTo(expected, 2);
  });

  it('counts the first year at the price of today and each later one at a changed price', () => {
    const dearer = { ...repair, priceChange: 0.1 };
    expect(netPresentValue(dearer, 1)).toBe(netPresentValue(repair, 1));
    expect(netPresentValue(dearer, 2) - netPresentValue(dearer, 1)).toBeCloseTo(1650 / 1.05 ** 2, 9);
  });

  it('is what was spent and saved without interest and change of prices', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 40 }),
        (spent, saved, years) => {
          const of = { investment: spent, savingPerYear: saved, interest: 0, priceChange: 0 };
          expect(netPresentValue(of, years)).toBe(years * saved - spent);
        },
      ),
    );
  });

  it('rises with the saving and falls with interest and investment', () => {
    const amount = fc.double({ min: 1, max: 1e6, noNaN: true });
    const share = fc.double({ min: 0, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(
        amount,
        amount,
        share,
        share,
        fc.integer({ min: 1, max: 30 }),
        (investment, savingPerYear, interest, priceChange, years) => {
          const of = { investment, savingPerYear, interest, priceChange };
          const value = netPresentValue(of, years);
          expect(netPresentValue({ ...of, savingPerYear: savingPerYear * 2 }, years)).toBeGreaterThan(value);
          expect(netPresentValue({ ...of, interest: interest + 0.1 }, years)).toBeLessThan(value);
          expect(netPresentValue({ ...of, investment: investment * 2 }, years)).toBeLessThan(value);
        },
      ),
    );
  });
});

describe('economic by section 9 of the EnEfG', () => {
  it('is what is worth more than nothing after half of its life: in the third year, so from six years of life on', () => {
    expect(firstPositiveYear(repair, 10)).toBe(3);
    expect([4, 5, 5.9, 6, 7, 10, 15].map((life) => isEconomic(repair, life))).toEqual([false, false, false, true, true, true, true]);
  });

  it('says nothing of a life beyond 15 years', () => {
    expect(isEconomic(repair, 15.5)).toBeUndefined();
  });

  it('is not what is worth nothing: a year that pays what was spent to the cent is not yet one', () => {
    const even = { investment: 2000, savingPerYear: 1000, interest: 0, priceChange: 0 };
    expect(netPresentValue(even, 2)).toBe(0);
    expect(firstPositiveYear(even, 10)).toBe(3);
  });

  it('has no year where the saving never pays what was spent', () => {
    expect(firstPositiveYear({ ...repair, savingPerYear: 100 }, 15)).toBeUndefined();
    expect(isEconomic({ ...repair, savingPerYear: 100 }, 15)).toBe(false);
  });
});
