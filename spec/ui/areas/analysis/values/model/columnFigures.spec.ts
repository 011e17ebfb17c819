import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { columnFigures } from '../../../../../../ui/areas/analysis/values/model/columnFigures.ts';

const value = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: -300, max: 1e6, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(NaN) },
);

describe('what a column comes to', () => {
  it('is least, greatest, mean and number of the values in the given rows, without the missing ones', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), fc.nat(60), fc.nat(60), (values, a, b) => {
        const [fromIndex, untilIndex] = [Math.min(a, b, values.length), Math.min(Math.max(a, b), values.length)];
        const known = values.slice(fromIndex, untilIndex).filter((one) => !Number.isNaN(one));
        const { min, max, mean, count } = columnFigures(Float64Array.from(values), { fromIndex, untilIndex });
        expect(count).toBe(known.length);
        if (known.length === 0) return expect([min, max, mean]).toEqual([undefined, undefined, undefined]);
        expect([min, max]).toEqual([Math.min(...known), Math.max(...known)]);
        expect(mean).toBeCloseTo(
          known.reduce((sum, one) => sum + one / known.length, 0),
          3,
        );
      }),
    );
  });
});
