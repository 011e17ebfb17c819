import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { olsFit, predict } from '../../../core/estimate/olsFit.ts';

const tenths = (min: number, max: number) => fc.integer({ min, max }).map((each) => each / 10);
const observed = fc.uniqueArray(fc.record({ x: tenths(-50, 200), y: tenths(100, 900), weight: tenths(1, 60) }), {
  selector: ({ x }) => x,
  minLength: 4,
  maxLength: 12,
});

describe('a fit by one predictor, with weights', () => {
  it('is the line through the weighted means, with its errors, by plain sums', () => {
    fc.assert(
      fc.property(observed, tenths(-100, 300), (points, atX) => {
        const sum = (of: (point: (typeof points)[number], i: number) => number) => points.reduce((all, point, i) => all + of(point, i), 0);
        const fit = olsFit(points.map(({ x, y, weight }) => ({ predictors: [x], response: y, weight })))!;
        const weight = sum((point) => point.weight);
        const meanX = sum((point) => point.weight * point.x) / weight;
        const meanY = sum((point) => point.weight * point.y) / weight;
        const squaresX = sum((point) => point.weight * (point.x - meanX) ** 2);
        const slope = sum((point) => point.weight * (point.x - meanX) * (point.y - meanY)) / squaresX;
        const restOf = ({ x, y }: { readonly x: number; readonly y: number }) => y - meanY - slope * (x - meanX);
        const squares = sum((point) => point.weight * restOf(point) ** 2);
        const rmse = Math.sqrt(squares / (points.length - 2));
        const rests = points.map(restOf);
        const lag1 = sum((point, i) => restOf(point) * (rests[i - 1] ?? 0)) / sum((point) => restOf(point) ** 2);
        fc.pre(rmse > 0.1);
        const { standardErrors, residuals, coefficients, tValues } = fit;
        const found = [...coefficients, ...standardErrors, ...tValues, ...residuals, fit.weight, fit.rmse, fit.cv, fit.lag1, fit.r2];
        const errors = [rmse * Math.sqrt(1 / weight + meanX ** 2 / squaresX), rmse / Math.sqrt(squaresX)] as const;
        const expected = [
          ...[meanY - slope * meanX, slope, ...errors, (meanY - slope * meanX) / errors[0], slope / errors[1], ...rests, weight],
          ...[rmse, rmse / meanY, lag1, 1 - squares / sum((point) => point.weight * (point.y - meanY) ** 2)],
        ];
        const predicted = predict(fit, [atX]);
        const share = 1 / weight + (atX - meanX) ** 2 / squaresX;
        found.push(predicted.response, predicted.meanVariance, predicted.variance);
        expected.push(meanY + slope * (atX - meanX), rmse ** 2 * share, rmse ** 2 * (1 + share));
        const off = found.map((value, i) => Math.abs(value - expected[i]!) / Math.max(1, Math.abs(expected[i]!)));
        expect(Math.max(...off)).toBeLessThan(1e-7);
        expect([fit.count, fit.degreesOfFreedom]).toEqual([points.length, points.length - 2]);
        expect(fit.effectiveCount).toBeCloseTo(lag1 > 0 ? (points.length * (1 - lag1)) / (1 + lag1) : points.length, 6);
      }),
    );
  });

  it('of a response that its line meets exactly has nothing that resembles one before it', () => {
    const { lag1, effectiveCount } = olsFit([1, 2, 4, 5].map((x) => ({ predictors: [x], response: 0 })))!;
    expect([lag1, effectiveCount]).toEqual([0, 4]);
  });
});
