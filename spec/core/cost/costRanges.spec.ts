import { describe, expect, it, test } from '@jest/globals';
import { comparedDays, costRange, lastDayMsOf } from '../../../core/cost/index.ts';
import { msPerHour, msPerMinute, plantDayRange, timeRangeMs } from '../../../core/time/index.ts';

const zone = 'Europe/Berlin';

describe('the days that a cost is compared with', () => {
  test.each([
    ['a day', '2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19'],
    ['a week', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['a month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['a short month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['the first days of a month', '2026-11-01', '2026-11-20', '2026-10-01', '2026-10-20'],
    ['more days of a month than the one before has', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['a year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['the first days of a year', '2026-01-01', '2026-11-20', '2025-01-01', '2025-11-20'],
    ['a month that begins a year', '2026-01-01', '2026-01-31', '2025-01-01', '2025-01-31'],
    ['any days', '2026-11-03', '2026-11-12', '2026-10-24', '2026-11-02'],
  ])('before: of %s', (_, from, until, fromBefore, untilBefore) => {
    expect(comparedDays({ from, until }, 'before')).toEqual({ from: fromBefore, until: untilBefore });
  });

  test.each([
    ['2026-11-03', '2026-11-12', '2025-11-03', '2025-11-12'],
    ['2028-02-29', '2028-02-29', '2027-02-28', '2027-02-28'],
  ])('of the year before: %s to %s', (from, until, fromBefore, untilBefore) => {
    expect(comparedDays({ from, until }, 'year')).toEqual({ from: fromBefore, until: untilBefore });
  });
});

describe('the quarter hours of days', () => {
  test.each([
    ['2026-11-20', 24],
    ['2026-10-25', 25],
    ['2026-03-29', 23],
  ])('of %s take %p hours', (day, hours) => {
    expect(timeRangeMs(costRange({ from: day, until: day }, zone))).toBe(hours * msPerHour);
  });

  it('end with the last whole one of a day that is not over, in other days at the same time', () => {
    const days = { from: '2026-11-19', until: '2026-11-20' };
    const { fromMs } = plantDayRange('2026-11-20', zone);
    const lastDayMs = lastDayMsOf(days, fromMs + 14.5 * msPerHour + 7 * msPerMinute, zone);
    expect(timeRangeMs(costRange(days, zone, lastDayMs))).toBe(38.5 * msPerHour);
    expect(timeRangeMs(costRange(comparedDays(days, 'before'), zone, lastDayMs))).toBe(38.5 * msPerHour);
    expect(lastDayMsOf(days, plantDayRange('2026-11-21', zone).fromMs, zone)).toBe(Infinity);
  });

  it('are whole also where days begin within one, and are none of a day that did not begin', () => {
    const { fromMs, untilMs } = costRange({ from: '1900-01-01', until: '1900-01-01' }, 'Africa/Monrovia');
    expect([fromMs % (15 * msPerMinute), untilMs % (15 * msPerMinute)].map(Math.abs)).toEqual([0, 0]);
    expect(timeRangeMs(costRange({ from: '2026-11-20', until: '2026-11-20' }, zone, -msPerHour))).toBe(0);
  });
});
