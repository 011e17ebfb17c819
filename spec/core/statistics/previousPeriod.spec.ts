import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { compared, previousPeriod } from '../../../core/statistics/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';

const zone = 'Europe/Berlin';
const daysFrom = (from: string, until: string) => ({
  fromMs: plantDayRange(from, zone).fromMs,
  untilMs: plantDayRange(until, zone).untilMs,
});

describe('the period before', () => {
  test.each([
    ['a day', '2025-11-12', '2025-11-12', '2025-11-11', '2025-11-11'],
    ['a week', '2025-11-10', '2025-11-16', '2025-11-03', '2025-11-09'],
    ['the long day', '2025-10-26', '2025-10-26', '2025-10-25', '2025-10-25'],
    ['the day after the long day', '2025-10-27', '2025-10-27', '2025-10-26', '2025-10-26'],
    ['a week with the short day', '2025-03-24', '2025-03-30', '2025-03-17', '2025-03-23'],
  ])('%s is as many days long', (_case, from, until, fromBefore, untilBefore) => {
    expect(previousPeriod(daysFrom(from, until), zone)).toEqual(daysFrom(fromBefore, untilBefore));
  });

  it('any other period is as long, and ends where that begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 82_799_999 }), (fromMs, lengthMs) => {
        expect(previousPeriod({ fromMs, untilMs: fromMs + lengthMs }, zone)).toEqual({ fromMs: fromMs - lengthMs, untilMs: fromMs });
      }),
    );
  });

  it('a period of a millisecond is a millisecond long', () => {
    expect(previousPeriod({ fromMs: 5, untilMs: 6 }, zone)).toEqual({ fromMs: 4, untilMs: 5 });
  });

  it('a period with only one end at midnight is as long by the clock that always runs', () => {
    const { fromMs, untilMs } = daysFrom('2025-10-27', '2025-10-27');
    const hourMs = 3_600_000;
    expect(previousPeriod({ fromMs, untilMs: untilMs + hourMs }, zone)).toEqual({ fromMs: fromMs - 25 * hourMs, untilMs: fromMs });
    expect(previousPeriod({ fromMs: fromMs + hourMs, untilMs }, zone)).toEqual({ fromMs: fromMs - 22 * hourMs, untilMs: fromMs + hourMs });
  });

  test.each([
    ['an empty', 5, 5],
    ['a reversed', 6, 5],
    ['an endless', 0, Infinity],
    ['a startless', -Infinity, 0],
    ['an unknown', NaN, 5],
    ['a far', 8e15, 8.1e15],
    ['a very late', 8e15 - 5, 8e15],
    ['a very early', -8e15 + 5, -8e15 + 10],
  ])('%s period has none before it', (_case, fromMs, untilMs) => {
    expect(previousPeriod({ fromMs, untilMs }, zone)).toBeUndefined();
  });
});

describe('a comparison', () => {
  test.each([
    [120, 100, 20, 0.2],
    [80, 100, -20, -0.2],
    [100, 100, 0, 0],
    [0, 0, 0, 0],
    [5, 0, 5, undefined],
    [5, undefined, undefined, undefined],
    [undefined, 5, undefined, undefined],
    [NaN, 5, undefined, undefined],
  ])('of %p with %p before is a change of %p, as a ratio %p', (now, before, change, changeRatio) => {
    expect(compared(now, before)).toMatchObject({ change, changeRatio });
  });
});
