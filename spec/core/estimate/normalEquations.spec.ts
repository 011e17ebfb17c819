import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { conditionOf, normalFit, olsFit, type Products } from '../../../core/estimate/index.ts';

type Rows = readonly (readonly number[])[];

function productsOf(rows: Rows): Products {
  const size = rows[0]!.length;
  const values = Float64Array.from({ length: size * size }, (_, at) =>
    rows.reduce((sum, row) => sum + row[Math.floor(at / size)]! * row[at % size]!, 0),
  );
  return { size, values };
}
const withResponse = (rows: Rows, response: readonly number[]) =>
  Float64Array.from(rows[0]!, (_, column) => rows.reduce((sum, row, i) => sum + row[column]! * response[i]!, 0));

const rowsOfThree = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 })), { minLength: 8, maxLength: 20 });

describe('a fit from sums of products', () => {
  it('finds the coefficients that made a response, and has columns that stand alone uninflated', () => {
    const rows = [
      [1, 0],
      [0, 2],
      [3, 0],
      [0, 1],
    ];
    const fit = normalFit(
      productsOf(rows),
      withResponse(
        rows,
        rows.map(([a, b]) => 5 * a! - 2 * b!),
      ),
    )!;
    expect([...fit.coefficients]).toEqual([5, -2].map((value) => expect.closeTo(value, 12)));
    expect([fit.inflationOf(0), fit.inflationOf(1)]).toEqual([1, 1].map((value) => expect.closeTo(value, 12)));
    expect(conditionOf(productsOf(rows))).toBeCloseTo(1, 9);
  });

  it('is that of QR with a column of ones as intercept', () => {
    fc.assert(
      fc.property(rowsOfThree, fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 20, maxLength: 20 }), (pairs, noise) => {
        const rows = pairs.map(([a, b]) => [1, a, b]);
        const response = pairs.map(([a, b], i) => 3 + 0.5 * a - b + noise[i]! / 10);
        const qr = olsFit(pairs.map((predictors, i) => ({ predictors, response: response[i]! })));
        fc.pre(qr !== undefined && conditionOf(productsOf(rows)) < 1000);
        const { coefficients } = normalFit(productsOf(rows), withResponse(rows, response))!;
        qr.coefficients.forEach((coefficient, i) => expect(coefficients[i]).toBeCloseTo(coefficient, 6));
      }),
    );
  });

  it('is none where a column depends on others, whose condition is then beyond any limit', () => {
    const rows = [1, 2, 3, 4].map((value) => [value, 2 * value]);
    expect(normalFit(productsOf(rows), Float64Array.of(1, 2))).toBeUndefined();
    expect(conditionOf(productsOf(rows))).toBeGreaterThan(1e6);
  });

  it('has the condition number of its columns over their lengths', () => {
    const rows = [1, 2, 3, 5].map((value) => [1, value]);
    const cosine = 11 / Math.sqrt(4 * 39);
    expect(conditionOf(productsOf(rows))).toBeCloseTo(Math.sqrt((1 + cosine) / (1 - cosine)), 9);
  });

  it('has the condition number of three columns to the last digits, by the roots of their cubic', () => {
    const cosine = fc.double({ min: -0.8, max: 0.8, noNaN: true });
    fc.assert(
      fc.property(cosine, cosine, cosine, (a, b, c) => {
        const squares = a * a + b * b + c * c;
        fc.pre(squares > 0.01 && 1 + 2 * a * b * c - squares > 0.01);
        const turn = Math.acos(Math.max(-1, Math.min(1, a * b * c * (3 / squares) ** 1.5))) / 3;
        const roots = [0, 1, 2].map((k) => 1 + 2 * Math.sqrt(squares / 3) * Math.cos(turn - (2 * Math.PI * k) / 3));
        const exact = Math.sqrt(Math.max(...roots) / Math.min(...roots));
        const values = Float64Array.of(1, a, b, a, 1, c, b, c, 1);
        expect(conditionOf({ size: 3, values }) / exact).toBeCloseTo(1, 9);
      }),
    );
  });
});
