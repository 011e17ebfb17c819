import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type TenSecondDay, tenSecondDay } from '../../../core/dayDetail/index.ts';
import { pressureSeconds } from '../../../core/loadProfile/index.ts';
import { load, off, plantPressure, status } from '../samples/logs.ts';
import { tableOf } from '../samples/tables.ts';

const slotMs = 10_000;
const range = { fromMs: 0, untilMs: 86_400_000 };
const band = { low: 6.9, high: 7.4 };

/** A day with one value each 10 s from its begin on, and a machine 3 that is on load in some of them. */
function dayOf(pressures: readonly number[], loads: readonly boolean[] = []): TenSecondDay {
  const times = pressures.map((_, i) => i * slotMs);
  return tenSecondDay(tableOf(times, { [plantPressure]: pressures, [status]: times.map((_, i) => (loads[i] ? load : off)) }), range, 10);
}

describe('how good the pressure was by its values every 10 s', () => {
  it('has shares of the known time, what was stayed below, and the fastest fall from one value to the next', () => {
    const found = pressureSeconds([dayOf([7, 7.1, NaN, 6.5, 6.4, 7, 7.5, 7.2])], band, range)!;
    expect(found).toMatchObject({ days: 1, hours: 70 / 3600, p1: 6.4, p50: 7, p99: 7.5, lowCount: 1 });
    expect([found.below, found.above, found.inside]).toEqual([2 / 7, 1 / 7, 4 / 7]);
    expect(found.classes).toMatchObject({ fromBar: 6.4, stepBar: 0.025, beneath: 0, beyond: 0 });
    expect(found.classes.shares[24]).toBe(2 / 7);
    expect(found.fastestFall).toEqual({ atMs: 6 * slotMs, barPerMin: expect.closeTo(1.8, 9) });
  });

  it('has each time below the limit with its duration, its lowest value, its fastest fall and the machines that were on load in it', () => {
    const { low } = pressureSeconds([dayOf([7, 6.8, 6.7, 7, 6.6, NaN, 6.8], [false, false, true])], band, range)!;
    expect(low).toEqual([
      { fromMs: slotMs, untilMs: 3 * slotMs, least: expect.closeTo(6.7, 9), fallBarPerMin: expect.closeTo(1.2, 9), ran: [3] },
      { fromMs: 4 * slotMs, untilMs: 5 * slotMs, least: expect.closeTo(6.6, 9), fallBarPerMin: expect.closeTo(2.4, 9), ran: [] },
      { fromMs: 6 * slotMs, untilMs: 7 * slotMs, least: expect.closeTo(6.8, 9), fallBarPerMin: undefined, ran: [] },
    ]);
  });

  it('has the fastest fall however slow, and the first of those that are as fast', () => {
    const found = pressureSeconds([dayOf([7, 6.875, 6.875, 6.75, 6.5])], { low: 6.8, high: undefined }, range)!;
    expect(found.fastestFall).toEqual({ atMs: 3 * slotMs, barPerMin: 1.5 });
    const slow = pressureSeconds([dayOf([7, 6.875, 6.75, 6.75])], { low: 6.9, high: undefined }, range)!;
    expect(slow.fastestFall).toEqual({ atMs: 0, barPerMin: 0.75 });
    expect(slow.low[0]!.fallBarPerMin).toBe(0.75);
  });

  it('counts what lies within the range alone, and is nothing without a value', () => {
    const day = dayOf([7, 6, 7, 7]);
    expect(pressureSeconds([day], band, { fromMs: 2 * slotMs, untilMs: 4 * slotMs })).toMatchObject({
      below: 0,
      lowCount: 0,
      hours: 20 / 3600,
    });
    expect(pressureSeconds([dayOf([NaN])], band, range)).toBeUndefined();
    expect(pressureSeconds([], band, range)).toBeUndefined();
  });

  it('has no share beyond a limit that there is not, and no fall where the pressure never fell', () => {
    const found = pressureSeconds([dayOf([6, 7, 8])], { low: undefined, high: undefined }, range)!;
    expect([found.below, found.above, found.inside, found.fastestFall, found.low]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      [],
    ]);
  });

  it('counts what is at a limit as inside of it, and the days that have a value', () => {
    const found = pressureSeconds([dayOf([7, 6.5, 7.5, 7.625]), dayOf([NaN, 7]), dayOf([NaN])], { low: 6.5, high: 7.5 }, range)!;
    expect([found.days, found.below, found.above, found.inside, found.lowCount]).toEqual([2, 0, 1 / 5, 4 / 5, 0]);
    const only = (limits: Parameters<typeof pressureSeconds>[1]) => pressureSeconds([dayOf([6, 7, 7, 8])], limits, range)!.inside;
    expect([only({ low: 6.5, high: undefined }), only({ low: undefined, high: 7.5 })]).toEqual([3 / 4, 3 / 4]);
  });

  it('lists the 200 longest times below the limit, of those that are as long the first ones, and counts all', () => {
    const short = Array.from({ length: 203 }, () => [7, 6.5]).flat();
    const { low, lowCount } = pressureSeconds([dayOf([...short, 6.5, 7])], band, range)!;
    expect(lowCount).toBe(203);
    expect(low).toHaveLength(200);
    expect(low.map(({ fromMs }) => fromMs / slotMs)).toEqual([...Array.from({ length: 199 }, (_, i) => 1 + 2 * i), 405]);
    expect(low.at(-1)!.untilMs).toBe(407 * slotMs);
  });

  it('lists the first ones of those that are as long in whatever order the days come', () => {
    const first = dayOf(Array.from({ length: 200 }, () => [7, 6.5]).flat());
    const later = { ...dayOf([6.5, 7]), fromMs: 86_400_000 };
    const { low, lowCount } = pressureSeconds([later, first], band, { fromMs: 0, untilMs: 2 * 86_400_000 })!;
    expect(lowCount).toBe(201);
    expect(low.map(({ fromMs }) => fromMs / slotMs)).toEqual(Array.from({ length: 200 }, (_, i) => 1 + 2 * i));
  });

  it('begins a day anew: no fall and no low time goes on from the one before', () => {
    const found = pressureSeconds([dayOf([7, 6.8]), dayOf([6.5, 6.6])], band, range)!;
    expect(found.lowCount).toBe(2);
    expect(found.fastestFall!.barPerMin).toBeCloseTo(1.2, 9);
  });

  it('names the machines that were on load in it, the first and the last too', () => {
    const day = dayOf([6.5, 6.5, 7]);
    const onLoad = day.onLoad.map((_, slot) => [1 << 1, 1 << 10, 1 << 4][slot] ?? 0);
    expect(pressureSeconds([{ ...day, onLoad }], band, range)!.low[0]!.ran).toEqual([1, 10]);
  });

  it('has shares that add up to all of the time, whatever the course', () => {
    const course = fc.array(fc.oneof(fc.double({ min: 5, max: 9, noNaN: true }), fc.constant(NaN)), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(course, (pressures) => {
        const found = pressureSeconds([dayOf(pressures)], band, range);
        if (found === undefined) return expect(pressures.every(Number.isNaN)).toBe(true);
        expect(found.below! + found.above! + found.inside!).toBeCloseTo(1, 12);
        expect(found.low.reduce((sum, { fromMs, untilMs }) => sum + untilMs - fromMs, 0)).toBeCloseTo(
          found.below! * found.hours * 3_600_000,
          3,
        );
        expect(found.p1 <= found.p50 && found.p50 <= found.p99).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
