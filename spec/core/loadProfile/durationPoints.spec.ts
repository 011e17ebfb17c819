import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { durationPoints, shareWithin } from '../../../core/loadProfile/durationPoints.ts';
import { durationCurve, reachedFor } from '../../../core/loadProfile/index.ts';
import { sumsOf } from './sums.ts';

describe('the points of a duration curve', () => {
  it('are what was reached for each share of the time', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 40 }), (means) => {
        const curve = durationCurve(sumsOf(0, means));
        expect(durationPoints(curve, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => reachedFor(curve, i / 8)));
      }),
    );
    expect(durationPoints(durationCurve(sumsOf(0, [])), 8)).toEqual([]);
  });

  it.each([
    [35, 1],
    [30, 1],
    [25, 0.75],
    [10, 0],
    [5, 0],
  ])('of 30, 20, 10 say that %d m3/min were enough for %d of the time', (flow, share) => {
    expect(shareWithin([30, 20, 10], flow)).toBe(share);
  });
});
