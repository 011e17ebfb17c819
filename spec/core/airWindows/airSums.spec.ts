import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { addedAirSums, airPlaces, airProduct, airSums, noAirSums } from '../../../core/airWindows/index.ts';
import { compressorChannel, plantChannel, type SampleTable } from '../../../core/samples/index.ts';
import { load } from '../samples/logs.ts';
import { tableOf } from '../samples/tables.ts';

const { pressure, squaredFlow, flow, one } = airPlaces;

/** Rows of a period, of two machines at slots 1 and 3. */
function log(rows: readonly (readonly [first: number, third: number, flow: number, pressure: number])[], periodS: number): SampleTable {
  const column = (place: 0 | 1 | 2 | 3) => rows.map((row) => row[place]);
  return tableOf(
    rows.map((_, i) => i * periodS * 1000),
    {
      [compressorChannel('status', 1)]: rows.map(() => load),
      [compressorChannel('status', 3)]: rows.map(() => load),
      [compressorChannel('deliveryVolumeM3min', 1)]: column(0),
      [compressorChannel('deliveryVolumeM3min', 3)]: column(1),
      [plantChannel('volumeFlowM3min')]: column(2),
      [plantChannel('systemPressureBar')]: column(3),
    },
  );
}
const whole = { fromMs: 0, untilMs: 1e9 };

describe('minutes of deliveries and flow', () => {
  test.each([2, 5, 7, 10])('have means of a minute and changes in a minute, in samples of %d s', (periodS) => {
    // The pressure rises by 0.6 bar a minute.
    const rows = Array.from({ length: 100 }, (_, i) => [4, 9, 12, 6 + (0.6 * i * periodS) / 60] as const);
    const sums = airSums(log(rows, periodS), [whole], periodS);
    const windows = airProduct(sums, one, one);
    expect(windows).toBeGreaterThan(0);
    const mean = (place: number) => airProduct(sums, place, one) / windows;
    expect([mean(0), mean(1), mean(2), mean(flow)]).toEqual([4, 0, 9, 12].map((value) => expect.closeTo(value, 9)));
    expect([mean(pressure), mean(squaredFlow)]).toEqual([0.6, 0].map((value) => expect.closeTo(value, 9)));
    expect(airProduct(sums, 0, 2) / windows).toBeCloseTo(36, 9);
  });

  test.each([
    ['a delivery', 0],
    ['the flow', 2],
    ['the pressure', 3],
  ])('without %s are left out', (_, place) => {
    const rows = Array.from({ length: 30 * 10 }, (_, i) => [4, 9, 12, 7].map((value, k) => (k === place && i === 100 ? NaN : value)));
    const count = (of: readonly (readonly number[])[]) => airProduct(airSums(log(of as never, 2), [whole], 2), one, one);
    const missing = count(Array.from({ length: 30 * 10 }, () => [4, 9, 12, 7])) - count(rows);
    expect(missing).toBeGreaterThanOrEqual(1);
    expect(missing).toBeLessThanOrEqual(2);
  });

  /** From the definition: each value is the mean of windows that begin within 20 s. */
  function plainSums(rows: readonly (readonly number[])[], periodS: number, fromRow: number, untilRow: number): Float64Array {
    const sums = noAirSums();
    const steps = Math.round(60 / periodS);
    const starts = Array.from({ length: Math.floor(20 / periodS) + 1 }, (_, i) => i);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    for (let first = fromRow; first + steps + starts.length - 1 < untilRow; first += steps) {
      const at = (row: number, place: number) => rows[row]![place]!;
      const meanOf = (place: number) =>
        mean(starts.map((start) => mean(Array.from({ length: steps }, (_, i) => at(first + start + i, place)))));
      const rise = (of: (row: number) => number) =>
        (mean(starts.map((start) => of(first + start + steps) - of(first + start))) * 60) / (steps * periodS);
      const values = new Map([
        ...([[0, meanOf(0)], [2, meanOf(1)], [flow, meanOf(2)], [one, 1]] as const), // prettier-ignore
        ...([[pressure, rise((row) => at(row, 3))], [squaredFlow, rise((row) => at(row, 2) ** 2)]] as const), // prettier-ignore
      ]);
      if ([...values.values()].some(Number.isNaN)) continue;
      for (const [a, some] of values) for (const [b, other] of values) if (a <= b) sums[placeOf(a, b)]! += some * other;
    }
    return sums;
  }
  const indices = noAirSums().map((_, i) => i);
  const placeOf = (a: number, b: number) => airProduct(indices, a, b);

  test.each([2, 3, 7, 10, 20, 30, 60])('are the products of all that they are of, whatever the samples of %d s are', (periodS) => {
    const value = fc.oneof({ weight: 60, arbitrary: fc.integer({ min: 0, max: 40 }) }, { weight: 1, arbitrary: fc.constant(NaN) });
    const lengths = { minLength: 0, maxLength: Math.ceil(300 / periodS) };
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value, value, value), lengths), fc.nat(20), fc.nat(20), (rows, from, until) => {
        const ranges = [
          { fromMs: from * periodS * 1000, untilMs: (from + until) * periodS * 1000 },
          { fromMs: (from + until) * periodS * 1000, untilMs: 1e9 },
        ];
        const sums = airSums(log(rows, periodS), ranges, periodS);
        const first = plainSums(rows, periodS, from, Math.min(rows.length, from + until));
        const expected = addedAirSums(first, plainSums(rows, periodS, from + until, rows.length));
        sums.forEach((sum, i) => expect(Math.abs(sum - expected[i]!)).toBeLessThanOrEqual(1e-9 * (1 + Math.abs(expected[i]!))));
      }),
      { numRuns: 20 },
    );
  });

  it('are none of samples that are further apart than a minute', () => {
    const rows = Array.from({ length: 50 }, () => [4, 9, 12, 7] as const);
    expect(airProduct(airSums(log(rows, 121), [whole], 121), one, one)).toBe(0);
    expect(airProduct(airSums(log(rows, 60), [whole], 60), one, one)).toBe(49);
  });

  it('of days are added, and there are none without a flow sensor', () => {
    const rows = Array.from({ length: 200 }, (_, i) => [4 + (i % 3), 9, 12, 7] as const);
    const sums = airSums(log(rows, 2), [whole], 2);
    expect(addedAirSums(sums, sums)).toEqual(sums.map((sum) => 2 * sum));
    const { columns, ...table } = log(rows, 2);
    const without = new Map([...columns].filter(([channel]) => channel !== plantChannel('volumeFlowM3min')));
    expect(airSums({ ...table, columns: without }, [whole], 2)).toEqual(noAirSums());
  });

  it('have the product of two places whichever comes first', () => {
    fc.assert(
      fc.property(fc.nat({ max: one }), fc.nat({ max: one }), (a, b) => {
        const sums = noAirSums().map((_, i) => i);
        expect(airProduct(sums, a, b)).toBe(airProduct(sums, b, a));
        expect(airProduct(sums, a, b)).toBeLessThan(sums.length);
      }),
    );
    const places = Array.from({ length: one + 1 }, (_, a) => a).flatMap((a) =>
      Array.from({ length: one + 1 - a }, (_, i) => [a, a + i] as const),
    );
    const indexed = noAirSums().map((_, i) => i);
    expect(places.map(([a, b]) => airProduct(indexed, a, b))).toEqual(Array.from(indexed));
  });
});
