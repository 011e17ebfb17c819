import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { greatestReading } from '../../../core/totals/exactSum.ts';
import { noReadings } from '../../../core/totals/ReadingSums.ts';
import { sumReadings } from '../../../core/totals/sumReadings.ts';

const summed = (values: readonly number[], stepsMs: readonly number[], lowest: number, [from, stepFrom] = [0, 0]) => {
  const into = noReadings();
  const count = Math.min(values.length - from, stepsMs.length - stepFrom);
  sumReadings(into, Float64Array.from(values), from, count, Float64Array.from(stepsMs), stepFrom, lowest);
  return into;
};

describe('sums of readings', () => {
  test.each([
    [0, 0, true],
    [-1e-9, 0, false],
    [3, 3, true],
    [2.999, 3, false],
    [-greatestReading, -greatestReading, true],
    [-greatestReading - 1, -greatestReading, false],
    [greatestReading, 0, true],
    [greatestReading + 1e-9, 0, false],
    [Infinity, 0, false],
    [-Infinity, -greatestReading, false],
    [NaN, 0, false],
  ])('count %p, where %p is the lowest that is one: %p', (value, lowest, isCounted) => {
    const sums = summed([value], [2000], lowest);
    if (!isCounted) expect(sums).toEqual({ ...noReadings(), missingMs: 2000 });
    else {
      expect(sums).toMatchObject({ missingMs: 0, least: value, greatest: value });
      expect(sums.total + sums.rest).toBe(value * 2000);
    }
  });

  it('are of the rows and steps from a place on alone', () => {
    expect(summed([9, 9, 1, 2, NaN], [5, 10, 100, 1000], 0, [2, 1])).toEqual({
      total: 10 + 200,
      rest: 0,
      missingMs: 1000,
      least: 1,
      greatest: 2,
    });
  });

  it('lose nothing of a value and do not depend on the order', () => {
    const row = fc.tuple(fc.double({ min: 1, max: 1000, noNaN: true }), fc.integer({ min: 1, max: 10_000 }));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 80 }), (rows) => {
        const of = (some: readonly (readonly [number, number])[]) =>
          summed(
            some.map(([value]) => value),
            some.map(([, stepMs]) => stepMs),
            0,
          );
        const sums = of(rows);
        expect(of(rows.toReversed())).toEqual(sums);
        const values = rows.map(([value]) => value);
        expect([sums.least, sums.greatest]).toEqual([Math.min(Infinity, ...values), Math.max(-Infinity, ...values)]);
        const steps = 2 ** 18;
        expect(Number.isInteger(sums.total * steps)).toBe(true);
        const exact = rows.reduce((all, [value, stepMs]) => all + BigInt(value * 2 ** 52) * BigInt(stepMs), 0n);
        expect(BigInt(sums.total * steps) * 2n ** 34n + BigInt(sums.rest * 2 ** 52)).toBe(exact);
      }),
    );
  });
});
