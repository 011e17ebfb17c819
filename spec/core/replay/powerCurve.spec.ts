import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { powerCurve } from '../../../core/replay/powerCurve.ts';

const at = (x: number, y: number, weight = 1) => ({ x, y, weight });
const coefficient = fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100);

describe('the power over the share of the flow', () => {
  it.each([
    ['no point', [], [0, 1, 0]],
    ['one point', [at(0.5, 40)], [40, 0, 0]],
    ['a line through 0', [at(0.5, 40), at(1, 80)], [0, 80, 0]],
    ['a line with a rest', [at(0, 20), at(0.5, 50), at(1, 80)], [20, 60, 0]],
    ['a parabola', [at(0, 5), at(0.5, 30), at(1, 80)], [5, 25, 50]],
    ['no power at all', [at(0.5, 0), at(1, 0)], [0, 0, 0]],
    ['a power that falls', [at(0, 80), at(1, 20)], [50, 0, 0]],
    ['points of which one counts three times', [at(1, 10, 3), at(1, 30)], [15, 0, 0]],
  ])('is for %s the closest of those without a negative part', (_, points, expected) => {
    const found = powerCurve(points);
    const valueAt = (c: readonly number[], x: number) => c[0]! + x * (c[1]! + x * c[2]!);
    for (const { x } of points) expect(valueAt(found, x)).toBeCloseTo(valueAt(expected, x), 6);
  });

  it('is the one that the points are of, whichever that is', () => {
    fc.assert(
      fc.property(coefficient, coefficient, coefficient, (c0, c1, c2) => {
        const points = [0.2, 0.4, 0.5, 0.7, 0.9, 1].map((x) => at(x, c0 + x * (c1 + x * c2), 1 + x));
        for (const [i, c] of powerCurve(points).entries()) expect(c).toBeCloseTo([c0, c1, c2][i]!, 6);
      }),
    );
  });

  it('has no part below 0, and no shape of fewer parts is closer', () => {
    const points = fc.array(
      fc.tuple(coefficient, coefficient).map(([x, y]) => at(x, y)),
      { minLength: 3, maxLength: 12 },
    );
    fc.assert(
      fc.property(points, (some) => {
        const restOf = ([c0, c1, c2]: readonly [number, number, number]) =>
          some.reduce((sum, { x, y }) => sum + (y - c0 - x * (c1 + x * c2)) ** 2, 0);
        const found = powerCurve(some);
        expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
        const mean = some.reduce((sum, { y }) => sum + y, 0) / some.length;
        expect(restOf(found)).toBeLessThanOrEqual(restOf([mean, 0, 0]) + 1e-6);
      }),
    );
  });

  it('is the closest: no part would be closer with more or less of it, but one of 0 with less', () => {
    const share = fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths / 20);
    const some = fc.record({
      xs: fc.uniqueArray(share, { minLength: 3, maxLength: 8 }),
      power: fc.integer({ min: 0, max: 6 }),
      base: fc.constantFrom(0, 0, 30),
      offs: fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 8, maxLength: 8 }),
      weights: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 8, maxLength: 8 }),
    });
    fc.assert(
      fc.property(some, ({ xs, power, base, offs, weights }) => {
        const points = xs.map((x, i) => at(x, Math.max(0, base + 80 * x ** power + offs[i]!), weights[i]));
        const c = powerCurve(points);
        const gainOf = (term: number) =>
          points.reduce((sum, { x, y, weight }) => sum + weight * x ** term * (y - c[0] - x * (c[1] + x * c[2])), 0);
        for (const [term, part] of c.entries())
          if (part > 1e-6) expect(Math.abs(gainOf(term))).toBeLessThan(1e-5);
          else expect(gainOf(term)).toBeLessThan(1e-5);
      }),
      { numRuns: 300 },
    );
  });
});
