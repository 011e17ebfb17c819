import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitShares } from '../../../../core/field/index.ts';

describe('one meter of several machines', () => {
  it('is split by what each of them weighs', () => {
    expect(splitShares(60, [30, 10, 0])).toEqual([45, 15, 0]);
  });

  it('adds up to what it shows', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 10 }),
        (total, weights) => {
          const sum = splitShares(total, weights).reduce<number>((all, part) => all + part!, 0);
          expect(sum).toBeCloseTo(total, 9);
        },
      ),
    );
  });

  it('is split evenly while none of them runs', () => {
    expect(splitShares(0.4, [0, 0])).toEqual([0.2, 0.2]);
  });

  it('can not be split while one of them, or the meter, is not known', () => {
    expect(splitShares(60, [30, undefined])).toEqual([undefined, undefined]);
    expect(splitShares(undefined, [30, 10])).toEqual([undefined, undefined]);
  });
});
