import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { olsFit, type Observed, predict } from '../../../core/estimate/olsFit.ts';
import { agreeTo, nist, oracles } from './oracles.ts';

const observed = (x: readonly (readonly number[])[], y: readonly number[]): readonly Observed[] =>
  x.map((predictors, i) => ({ predictors, response: y[i]! }));

describe('a least-squares fit', () => {
  it.each(nist)('[GAIN-1] is that which NIST certifies for $name', ({ rows, digits, coefficients, standardErrors, rmse, r2 }) => {
    const fit = olsFit(rows.map(([response, ...predictors]) => ({ response: response!, predictors })))!;
    expect(agreeTo(digits, fit.coefficients, coefficients)).toBe(true);
    expect(agreeTo(digits, fit.standardErrors, standardErrors)).toBe(true);
    expect(agreeTo(digits, [fit.rmse, fit.r2], [rmse, r2])).toBe(true);
  });

  it('and what it expects elsewhere are those of statsmodels', () => {
    const { x, y, at, responses, meanDeviations, deviations, ...expected } = oracles.fit;
    const fit = olsFit(observed(x, y))!;
    for (const key of ['coefficients', 'standardErrors', 'tValues'] as const) {
      expect([key, agreeTo(9, fit[key], expected[key])]).toEqual([key, true]);
    }
    expect(agreeTo(9, [fit.r2, fit.rmse], [expected.r2, expected.rmse])).toBe(true);
    const predicted = at.map((predictors) => predict(fit, predictors));
    expect(
      agreeTo(
        9,
        predicted.map(({ response }) => response),
        responses,
      ),
    ).toBe(true);
    expect(
      agreeTo(
        9,
        predicted.map(({ meanVariance }) => Math.sqrt(meanVariance)),
        meanDeviations,
      ),
    ).toBe(true);
    expect(
      agreeTo(
        9,
        predicted.map(({ variance }) => Math.sqrt(variance)),
        deviations,
      ),
    ).toBe(true);
  });

  it('without predictors is the mean with its standard error', () => {
    const fit = olsFit([2, 4, 9].map((response) => ({ predictors: [], response })))!;
    expect([fit.coefficients, fit.degreesOfFreedom]).toEqual([[5], 2]);
    expect(fit.rmse).toBeCloseTo(Math.sqrt(13), 12);
    expect(fit.standardErrors[0]).toBeCloseTo(Math.sqrt(13 / 3), 12);
  });

  it('has residuals that no predictor explains, whatever the data', () => {
    const value = fc.integer({ min: -10_000, max: 10_000 }).map((tenths) => tenths / 10);
    const point = fc.tuple(value, value);
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 30 }), (points) => {
        const fit = olsFit(points.map(([x, response]) => ({ predictors: [x], response })));
        if (fit === undefined) return;
        const product = fit.residuals.reduce((all, residual, i) => all + residual * points[i]![0], 0);
        expect(Math.abs(product)).toBeLessThan(1e-4);
        expect(Math.abs(fit.residuals.reduce((all, residual) => all + residual, 0))).toBeLessThan(1e-7);
      }),
    );
  });

  it('counts residuals that follow one another as fewer observations', () => {
    const slow = Array.from({ length: 60 }, (_, i) => ({ predictors: [i % 7], response: 100 + 5 * Math.sin(i / 6) }));
    const { lag1, effectiveCount, count } = olsFit(slow)!;
    expect(lag1).toBeGreaterThan(0.9);
    expect(effectiveCount).toBeCloseTo((count * (1 - lag1)) / (1 + lag1), 12);
    const quick = slow.map((each, i) => ({ ...each, response: 100 + (i % 2) }));
    expect(olsFit(quick)!.effectiveCount).toBe(60);
  });

  it.each([1e-7, 1, 1e7])('is the same in whatever unit a predictor is: %p times as much', (unit) => {
    const ofUnit = (x: number) => olsFit([1, 2, 4, 8, 9].map((each) => ({ predictors: [each * x], response: each * each })))!;
    expect(ofUnit(unit).coefficients[1]! * unit).toBeCloseTo(ofUnit(1).coefficients[1]!, 6);
    expect(olsFit([1, 2, 4, 8, 9].map((x) => ({ predictors: [unit * x, 3 * unit * x], response: x * x })))).toBeUndefined();
  });

  it.each([
    ['nothing is observed', []],
    [
      'there are as many coefficients as observations',
      [
        { predictors: [1], response: 1 },
        { predictors: [2], response: 3 },
      ],
    ],
    ['a predictor never varies', [1, 2, 3, 4].map((response) => ({ predictors: [7], response }))],
    ['a predictor is a multiple of another', [1, 2, 4, 8, 9].map((x) => ({ predictors: [x, 3 * x], response: x * x }))],
  ] as [string, Observed[]][])('is none where %s', (_, observations) => {
    expect(olsFit(observations)).toBeUndefined();
  });
});
