import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { intervalPlaces, scaleOf } from '../../../core/plot/index.ts';

describe('an interval on a scale', () => {
  it('lies between the percents of its ends, and its value between them', () => {
    expect(intervalPlaces({ low: 2, value: 3, high: 6 }, [0, 8])).toEqual({ from: 25, until: 75, value: 37.5 });
    expect(intervalPlaces({ low: 0, high: 4 }, [0, 8])).toEqual({ from: 0, until: 50, value: undefined });
    expect(intervalPlaces({ low: -1, value: 0, high: 5 }, [-3, 7])).toEqual({ from: 20, until: 80, value: 30 });
  });

  it('never leaves it, and has no length where the scale has none', () => {
    expect(intervalPlaces({ low: -1, high: 9 }, [0, 8])).toMatchObject({ from: 0, until: 100 });
    expect(intervalPlaces({ low: 3, value: 3, high: 3 }, [3, 3])).toEqual({ from: 0, until: 0, value: 0 });
  });

  it.each([
    [
      [3, 6],
      [2, 4],
      [0, 6],
    ],
    [
      [-3, -1],
      [-2, 4],
      [-3, 4],
    ],
    [
      [-5, -4],
      [-2, -1],
      [-5, 0],
    ],
  ])('and another one have a scale from 0 or below to 0 or above: %j and %j', ([low, high], [otherLow, otherHigh], scale) => {
    expect(scaleOf([{ low: low!, high: high! }, { low: otherLow!, high: otherHigh! }])).toEqual(scale); // prettier-ignore
  });

  it('is in order on the scale of all', () => {
    const interval = fc.tuple(fc.integer({ min: -100, max: 100 }), fc.nat(100)).map(([low, more]) => ({ low, high: low + more }));
    fc.assert(
      fc.property(fc.array(interval, { minLength: 1 }), (all) => {
        const scale = scaleOf(all);
        expect(scale[0] <= 0 && scale[1] >= 0).toBe(true);
        for (const each of all) {
          const { from, until } = intervalPlaces(each, scale);
          expect(0 <= from && from <= until && until <= 100).toBe(true);
        }
      }),
    );
  });
});
