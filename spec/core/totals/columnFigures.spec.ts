import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { columnFigures, type RowPeriod } from '../../../core/totals/index.ts';

const value = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: -300, max: 1e6, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(NaN) },
);
const every2s: readonly RowPeriod[] = [{ fromMs: -Infinity, periodMs: 2000 }];
const tableAt = (...seconds: readonly number[]) => ({ timesMs: Float64Array.from(seconds, (s) => s * 1000), length: seconds.length });
const all = (table: { readonly length: number }) => ({ fromIndex: 0, untilIndex: table.length });

describe('what a column comes to', () => {
  it('is least, greatest, mean and number of the values in the given rows, without the missing ones', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), fc.nat(60), fc.nat(60), (values, a, b) => {
        const [fromIndex, untilIndex] = [Math.min(a, b, values.length), Math.min(Math.max(a, b), values.length)];
        const known = values.slice(fromIndex, untilIndex).filter((one) => !Number.isNaN(one));
        const table = tableAt(...values.map((_, i) => i * 2));
        const { min, max, mean, count } = columnFigures(table, Float64Array.from(values), { fromIndex, untilIndex }, every2s);
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

  test.each<readonly [string, readonly number[], readonly number[], readonly RowPeriod[], number]>([
    ['a row that is soon followed by the next weighs less', [0, 0.5, 2.5], [10, 4, 4], every2s, (10 * 0.5 + 4 * 4) / 4.5],
    ['a gap weighs nothing', [0, 3600, 3602], [10, 4, 4], every2s, 6],
    ['a missing value weighs nothing', [0, 2, 4], [10, NaN, 4], every2s, 7],
    [
      'rows of a longer period weigh more',
      [0, 10, 20, 22, 24],
      [10, 10, 4, 4, 4],
      [
        { fromMs: 0, periodMs: 10_000 },
        { fromMs: 20_000, periodMs: 2000 },
      ],
      (10 * 20 + 4 * 6) / 26,
    ],
  ])('is a mean over time: %s', (_, seconds, values, periods, mean) => {
    const table = tableAt(...seconds);
    expect(columnFigures(table, Float32Array.from(values), all(table), periods).mean).toBeCloseTo(mean, 6);
  });

  it('has a mean between its extremes, however its rows are spread', () => {
    const row = fc.tuple(fc.double({ min: 0.001, max: 1e4, noNaN: true }), fc.float({ min: -300, max: 300, noNaN: true }));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), (rows) => {
        let atS = 0;
        const table = tableAt(...rows.map(([afterS]) => (atS += afterS)));
        const { min, max, mean } = columnFigures(
          table,
          Float32Array.from(rows, ([, one]) => one),
          all(table),
          every2s,
        );
        expect(mean! >= min! && mean! <= max!).toBe(true);
      }),
    );
  });

  it('has a mean of a value that counts a millisecond', () => {
    const table = tableAt(0);
    expect(columnFigures(table, Float32Array.of(7), all(table), [{ fromMs: -Infinity, periodMs: 1 }])).toMatchObject({
      mean: 7,
      knownMs: 1,
    });
  });

  it('counts nothing of the memory behind the rows', () => {
    const table = { ...tableAt(0, 10, 10.5), length: 2 };
    const { mean, knownMs } = columnFigures(table, Float32Array.of(3, 5, 99), { fromIndex: 0, untilIndex: 2 }, every2s);
    expect([mean, knownMs]).toEqual([4, 4000]);
  });

  it('has no mean where its values count no time', () => {
    const table = tableAt(0, 2);
    const expected = { min: 4, max: 10, mean: undefined, knownMs: 0, count: 2 };
    expect(columnFigures(table, Float32Array.of(10, 4), all(table), [])).toEqual(expected);
    expect(columnFigures(table, Float32Array.of(10, 4), all(table), every2s, Float32Array.of(0, 0))).toEqual(expected);
  });

  it('counts the time of the known values, each up to the next row of the table', () => {
    const table = tableAt(0, 1.5, 3.5, 9, 10, 11.25);
    const of = (fromIndex: number, untilIndex: number) =>
      columnFigures(table, Float32Array.of(3, NaN, 5, 7, -2, 11), { fromIndex, untilIndex }, every2s);
    expect(of(0, 6)).toEqual({ min: -2, max: 11, mean: 41 / 7.75, knownMs: 7750, count: 5 });
    expect(of(2, 5)).toEqual({ min: -2, max: 7, mean: 14.5 / 4.25, knownMs: 4250, count: 3 });
    expect(of(5, 6)).toEqual({ min: 11, max: 11, mean: 11, knownMs: 2000, count: 1 });
  });

  it('is nothing of a channel that was never recorded', () => {
    expect(columnFigures(tableAt(0, 2), undefined, { fromIndex: 0, untilIndex: 2 }, every2s)).toEqual({
      min: undefined,
      max: undefined,
      mean: undefined,
      knownMs: 0,
      count: 0,
    });
  });

  it('weighs means of quarter hours with the seconds that they are of', () => {
    const table = tableAt(0, 900, 1800);
    const column = Float32Array.of(10, 4, NaN);
    const quarters: readonly RowPeriod[] = [{ fromMs: -Infinity, periodMs: 900_000 }];
    expect(columnFigures(table, column, all(table), quarters).mean).toBe(7);
    const covered = columnFigures(table, column, all(table), quarters, Float32Array.of(100, 900, 0));
    expect([covered.mean, covered.knownMs]).toEqual([expect.closeTo(4.6, 6), 1_000_000]);
  });
});
