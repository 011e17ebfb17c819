import { describe, expect, it } from '@jest/globals';
import type { Replayed } from '../../../core/replay/ReplayPlant.ts';
import { changeOf, durationOf, savedAmount } from '../../../core/replay/replaySums.ts';
import { partOf } from '../../../core/replay/partOf.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';

const hourMs = 4 * quarterHourMs;
const replayed = (...hoursKWh: readonly number[]) =>
  ({ hoursKWh: Float64Array.from(hoursKWh), energyKWh: hoursKWh.reduce((sum, kWh) => sum + kWh, 0) }) as unknown as Replayed;
/** Of each hour from 0 on; an hour without one has none. */
const ratesOf = (...perHour: readonly (number | undefined)[]) => ({
  rateAt: (quarter: number) => {
    const perKWh = perHour[Math.floor(quarter / 4)];
    return perKWh === undefined ? undefined : { perKWh, name: '' };
  },
});

describe('the hours of a replay', () => {
  it('are in order of their power, at even shares of those with energy', () => {
    const duration = durationOf(replayed(0, 20, 10, 30, 0));
    expect(duration).toHaveLength(101);
    expect([duration[0], duration[50], duration[100]]).toEqual([30, 20, 10]);
    expect(duration.filter((kWh) => kWh === 20).length).toBeGreaterThan(45);
  });

  it('are none without energy', () => {
    expect(durationOf(replayed(0, 0))).toHaveLength(0);
  });
});

describe('what a change saves', () => {
  const saving = { value: 20, low: 10, high: 40 };

  it('is each hour at its own rate, in an interval at the mean rate', () => {
    const amount = savedAmount(replayed(30, 10), replayed(10, 10), saving, 0, ratesOf(0.3, 0.1))!;
    expect([amount.baseline, amount.changed, amount.saving.value]).toEqual([10, 4, 6].map((value) => expect.closeTo(value, 9)));
    // 0.25 a kWh on average
    expect([amount.saving.low, amount.saving.high]).toEqual([expect.closeTo(3.5, 9), expect.closeTo(11, 9)]);
  });

  it('has the rates of the hours that a demand has from within an hour on', () => {
    const amount = savedAmount(replayed(10, 10), replayed(0, 0), saving, hourMs + quarterHourMs, ratesOf(9, 0.1, 0.2))!;
    expect(amount.baseline).toBeCloseTo(3, 9);
  });

  it('is unknown where an hour with energy has no rate; one without energy needs none', () => {
    expect(savedAmount(replayed(30, 10), replayed(10, 10), saving, 0, ratesOf(0.3, undefined))).toBeUndefined();
    expect(savedAmount(replayed(30, 0), replayed(10, 10), saving, 0, ratesOf(0.3, undefined))).toBeUndefined();
    expect(savedAmount(replayed(30, 0), replayed(10, 0), saving, 0, ratesOf(0.3, undefined))!.saving.value).toBeCloseTo(6, 9);
  });

  it('has no interval around nothing', () => {
    expect(savedAmount(replayed(0), replayed(0), saving, 0, ratesOf(0.3))).toEqual({
      ...{ baseline: 0, changed: 0 },
      saving: { value: 0, low: 0, high: 0 },
    });
  });

  it('of a figure is after less before, where both are known', () => {
    expect([changeOf(5, 3), changeOf(undefined, 3), changeOf(5, undefined)]).toEqual([-2, undefined, undefined]);
  });
});

it('work that is a part of more says how much of all is done', () => {
  const work = (function* () {
    yield 0;
    yield 0.5;
    yield 1;
    return 'done';
  })();
  const part = partOf(work, 0.2, 0.6);
  const shares = [part.next(), part.next(), part.next()].map(({ value }) => value);
  expect(shares).toEqual([0.2, 0.4, 0.6].map((share) => expect.closeTo(share, 12)));
  expect(part.next()).toEqual({ done: true, value: 'done' });
});
