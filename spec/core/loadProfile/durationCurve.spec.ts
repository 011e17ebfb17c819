import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { durationCurve, reachedFor } from '../../../core/loadProfile/index.ts';
import { msPerHour } from '../../../core/time/index.ts';
import { sumsOf } from './sums.ts';

/** In thousandths, so that no share of a sum is lost in the smallest doubles. */
const means = fc.array(
  fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
  { minLength: 1, maxLength: 60 },
);
const areaOf = (steps: readonly { readonly mean: number; readonly hours: number }[]) =>
  steps.reduce((sum, { mean, hours }) => sum + mean * hours, 0);

describe('a duration curve', () => {
  it('has hours of 10, 20 and 30 m3/min as 30, 20, 10, with 3600 m3 below it, and 20 in the middle', () => {
    const curve = durationCurve(sumsOf(0, [10, 10, 10, 10, 20, 20, 20, 20, 30, 30, 30, 30]));
    expect([0, 4, 8].map((at) => curve.steps[at]!.mean)).toEqual([30, 20, 10]);
    expect([curve.hours, areaOf(curve.steps) * 60, reachedFor(curve, 0.5)]).toEqual([3, 3600, 20]);
    expect([reachedFor(curve, 0), reachedFor(curve, 1)]).toEqual([30, 10]);
  });

  it('has below it what the quarter hours come to, whatever their order, and counts what is known only', () => {
    fc.assert(
      fc.property(means, fc.nat(), (of, turn) => {
        const sums = sumsOf(0, of);
        const curve = durationCurve(sums);
        const whole = sums.sums.reduce((all, sum) => all + sum, 0) / msPerHour;
        expect(Math.abs(areaOf(curve.steps) - whole)).toBeLessThanOrEqual(1e-9 * whole);
        expect(curve.steps.every(({ mean }, i) => i === 0 || mean <= curve.steps[i - 1]!.mean)).toBe(true);
        const turned = durationCurve(sumsOf(0, [...of.slice(turn % of.length), ...of.slice(0, turn % of.length)]));
        expect(turned).toEqual(curve);
      }),
    );
    expect(durationCurve(sumsOf(0, [10, NaN, 20])).hours).toBe(0.5);
  });

  it('of twice as much is twice as high', () => {
    fc.assert(
      fc.property(means, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
        const [once, twice] = [of, of.map((mean) => 2 * mean)].map((each) => reachedFor(durationCurve(sumsOf(0, each)), share));
        expect(twice).toBe(2 * once!);
      }),
    );
  });

  it('of nothing has nothing', () => {
    expect([durationCurve(sumsOf(0, [])), reachedFor(durationCurve(sumsOf(0, [])), 0.5)]).toEqual([{ steps: [], hours: 0 }, undefined]);
  });

  it('has no quarter hour of which no time is known', () => {
    const { sums, weights, coveredMs } = sumsOf(0, [10, 20, 30]);
    const known = coveredMs.map((ms, i) => (i === 1 ? 0 : ms));
    expect(durationCurve({ sums, weights, coveredMs: known }).steps.map(({ mean }) => mean)).toEqual([30, 10]);
  });
});
