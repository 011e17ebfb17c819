import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadOrder } from '../../../core/annex/loadOrder.ts';
import { msPerMinute, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { type ChannelSums, quarterHourMs, stateShare, type SummedChannel } from '../../../core/totals/index.ts';

const zone = 'Europe/Berlin';
const first = '2026-03-28';
const daysOf = (count: number) => Array.from({ length: count }, (_, i) => shiftDay(first, i));

/** Minutes on load in the first quarter hour of each day. */
function quartersOf(minutes: readonly number[]): ChannelSums {
  const days = daysOf(minutes.length);
  return {
    steps: Float64Array.from(days, (day) => plantDayRange(day, zone).fromMs / quarterHourMs),
    sums: Float64Array.from(minutes, (of) => of * msPerMinute),
    coveredMs: Float64Array.from(minutes, () => quarterHourMs),
    least: Float32Array.from(minutes),
    greatest: Float32Array.from(minutes),
  };
}
const quarters = (minutes: Readonly<Record<number, readonly number[]>>): ReadonlyMap<SummedChannel, ChannelSums> =>
  new Map(Object.entries(minutes).map(([slot, of]) => [stateShare('load', Number(slot)), quartersOf(of)]));

describe('the order of compressors by their time on load', () => {
  it('is that of the range, with the places of 90 % of the days, also over a change of clocks', () => {
    const found = quarters({ 1: [10, 10, 10], 2: [12, 4, 12], 4: [0, 3, 0], 5: [0, 0, 0] });
    expect(loadOrder(found, daysOf(3), zone)).toEqual([
      { slot: 1, value: 1, low: 1, high: 2, days: 3 },
      { slot: 2, value: 2, low: 1, high: expect.closeTo(2, 9), days: 3 },
      { slot: 4, value: 3, low: 3, high: 3, days: 1 },
    ]);
  });

  it('has the lower number first of two that were on load as long, however short that was', () => {
    const short = quarters({ 9: [1 / 60_000, 0], 3: [0, 1 / 60_000], 10: [5, 5], 1: [0, 0] });
    expect(loadOrder(short, daysOf(2), zone)).toEqual([
      { slot: 10, value: 1, low: 1, high: 1, days: 2 },
      { slot: 3, value: 2, low: 2, high: 2, days: 1 },
      { slot: 9, value: 3, low: 2, high: 3, days: 1 },
    ]);
  });

  it('has a place between the twentieth and the nineteen twentieths of its places of days', () => {
    // the second one is first on the last two of 21 days
    const second = Array.from({ length: 21 }, (_, day) => (day < 19 ? 3 : 12));
    const found = loadOrder(quarters({ 1: second.map(() => 10), 2: second }), daysOf(21), zone);
    expect(found.map(({ slot, low, high }) => [slot, low, high])).toEqual([
      [1, 1, expect.closeTo(2, 9)],
      [2, expect.closeTo(1, 9), 2],
    ]);
  });

  it('has each compressor that was on load once, within its interval', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('1', '2', '7', '10'), minutes), (each) => {
        const order = loadOrder(quarters(each), daysOf(5), zone);
        const ran = Object.keys(each).filter((slot) => each[slot]!.some((of) => of > 0));
        expect(order.map(({ slot }) => String(slot)).toSorted()).toEqual(ran.toSorted());
        expect(order.map(({ value }) => value)).toEqual(order.map((_, i) => i + 1));
        for (const { low, value, high } of order) expect(low <= value && value <= high).toBe(true);
      }),
    );
  });
});
