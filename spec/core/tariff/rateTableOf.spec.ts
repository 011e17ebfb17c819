import { describe, expect, it, test } from '@jest/globals';
import { meanRate } from '../../../core/tariff/meanRate.ts';
import { rateClock, ratesInForce } from '../../../core/tariff/index.ts';
import { minuteOf, rateTableOf } from '../../../core/tariff/rateTableOf.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';

describe('a table of what was entered', () => {
  test.each([
    ['00:00', 0],
    ['06:45', 405],
    ['24:00', 1440],
  ])('takes %s for the minute %i of a day', (time, minute) => {
    expect(minuteOf(time)).toBe(minute);
  });

  it('has each entry with its days as numbers, Sunday 0, its hours as minutes, and a series by its name', () => {
    const spot = new Map([[7, 0.1]]);
    const demand = { perKW: 90, per: 'year' } as const;
    const window = { name: 'peak', perKWh: 0.3, days: ['sun', 'tue', 'sat'], from: '06:15', until: '22:30', months: [1, 12] } as const;
    const otherwise = { name: 'low', perKWh: 0.2 };
    const table = rateTableOf(
      [
        { since: '2024-01-01', kind: 'flat', perKWh: 0.25, demand },
        { since: '2025-01-01', kind: 'calendar', windows: [window], otherwise },
        { since: '2026-01-01', kind: 'calendar', windows: [], otherwise, holidays: ['2026-12-25'] },
        { since: '2027-01-01', kind: 'series', series: 'spot' },
      ],
      (name) => (name === 'spot' ? spot : new Map()),
    );
    expect(table).toEqual([
      { since: '2024-01-01', rates: { kind: 'flat', perKWh: 0.25 }, demand },
      {
        since: '2025-01-01',
        rates: {
          kind: 'calendar',
          windows: [{ name: 'peak', perKWh: 0.3, days: [0, 2, 6], fromMinute: 375, untilMinute: 1350, months: [1, 12] }],
          ...{ otherwise, holidays: [] },
        },
      },
      { since: '2026-01-01', rates: { kind: 'calendar', windows: [], otherwise, holidays: ['2026-12-25'] } },
      { since: '2027-01-01', rates: { kind: 'series', perKWh: spot } },
    ]);
  });
});

describe('the rates in force', () => {
  const series = () => new Map<number, number>();
  const rateOn = (day: string, since: string) => {
    const table = ratesInForce(0.25, [{ since, kind: 'flat', perKWh: 0.3 }], series);
    return rateClock(table, 'UTC').rateAt(Date.parse(day) / quarterHourMs)?.perKWh;
  };

  it('are that of the settings until the first entry, which holds from its day on', () => {
    expect([rateOn('2026-06-30', '2026-07-01'), rateOn('2026-07-01', '2026-07-01')]).toEqual([0.25, 0.3]);
    expect([rateOn('1970-01-01', '2026-07-01'), rateOn('1970-01-01', '1970-01-01')]).toEqual([0.25, 0.3]);
  });
});

describe('the mean rate of a time', () => {
  const priced = (prices: Readonly<Record<number, number>>) => ({
    rateAt: (quarter: number) => (prices[quarter] === undefined ? undefined : { name: '', perKWh: prices[quarter] }),
  });
  const meanOf = (prices: Readonly<Record<number, number>>, from: number, until: number) =>
    meanRate(priced(prices), { fromMs: from * quarterHourMs, untilMs: until * quarterHourMs });

  it('is that of its whole quarter hours, each as much', () => {
    const prices = { 3: 100, 4: 0.1, 5: 0.4, 6: 0.7, 7: 100 };
    expect(meanOf(prices, 4, 7)).toBeCloseTo(0.4, 12);
    expect(meanOf(prices, 3.5, 6.9)).toBeCloseTo(0.25, 12);
  });

  it('is none where one of them has no rate, and of a time without any', () => {
    expect(meanOf({ 4: 0.1, 6: 0.7 }, 4, 7)).toBeUndefined();
    expect([meanOf({ 4: 0.1 }, 4, 4), meanOf({ 4: 0.1 }, 4.1, 4.9)]).toEqual([undefined, undefined]);
  });
});
