import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { extentWithLimits } from '../../../core/plot/index.ts';

describe('[LIMIT-2] the value axis of lines with limits', () => {
  test.each([
    ['goes on to limits beside the values', [6.3, 7.2], { min: 6.3, max: 7.2 }],
    ['takes the nearer one where both are too much', [5.9, 7.2], { min: 6.5, max: 7.2 }],
    ['takes the nearer one where each would fit alone', [6.1, 7.2], { min: 6.5, max: 7.2 }],
    ['takes the nearer one below, too', [7.4, 6.2], { min: 6.2, max: 7 }],
    ['goes on to twice its length, and no further', [6, 7.6], { min: 6, max: 7 }],
    ['stays where limits are far away', [2, 12], { min: 6.5, max: 7 }],
    ['stays where the values pass the limits', [6.6, 6.9], { min: 6.5, max: 7 }],
    ['stays without limits', [], { min: 6.5, max: 7 }],
  ])('%s: %j', (_what, limits, expected) => {
    expect(extentWithLimits({ min: 6.5, max: 7 }, limits, 0.2)).toEqual(expected);
  });

  it('of values that stand still is as long as it would be anyway, twice at most', () => {
    expect(extentWithLimits({ min: 7, max: 7 }, [7.3, 7.5], 0.2)).toEqual({ min: 7, max: 7.3 });
  });

  it('is nothing without a value', () => {
    expect(extentWithLimits({ min: NaN, max: NaN }, [6], 0.2)).toEqual({ min: NaN, max: NaN });
  });

  it('has the values, in at least half of it', () => {
    const value = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(value, value, fc.array(value), fc.integer({ min: 1, max: 50 }), (a, b, limits, least) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const wide = extentWithLimits({ min, max }, limits, least);
        expect([wide.min <= min, wide.max >= max]).toEqual([true, true]);
        expect(wide.max - wide.min).toBeLessThanOrEqual(2 * Math.max(least, max - min));
      }),
    );
  });
});
