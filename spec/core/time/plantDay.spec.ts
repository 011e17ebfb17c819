import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  firstOfMonth,
  firstOfYear,
  lastOfMonth,
  msPerDay,
  msPerHour,
  plantDayOf,
  plantDayRange,
  shiftDay,
} from '../../../core/time/index.ts';
import { daysFrom, firstOfWeek, monthOf, weekdayOf } from '../../../core/time/plantDay.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Pacific/Apia',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const zone = fc.constantFrom(...zones);
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => shiftDay('1990-01-01', days));

describe("a day of the plant's zone", () => {
  test.each([
    ['2026-03-29', 'Europe/Berlin', 23],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-11-20', 'Europe/Berlin', 24],
    ['2026-03-29', 'UTC', 24],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2018-11-04', 'America/Sao_Paulo', 23],
    ['2026-11-01', 'America/Havana', 25],
    ['2011-12-29', 'Pacific/Apia', 24],
    ['2011-12-30', 'Pacific/Apia', 0],
    ['2011-12-31', 'Pacific/Apia', 24],
    ['1970-01-01', 'Pacific/Kiritimati', 24],
    ['9998-12-31', 'Pacific/Pago_Pago', 24],
  ])('%s in %s has %d hours', (date, inZone, hours) => {
    const { fromMs, untilMs } = plantDayRange(date, inZone);
    expect((untilMs - fromMs) / msPerHour).toBe(hours);
  });

  it('is found again by each of its moments, and by no moment of its neighbours', () => {
    fc.assert(
      fc.property(day, zone, fc.nat({ max: 23 * msPerHour - 1 }), (date, inZone, sinceMs) => {
        const { fromMs, untilMs } = plantDayRange(date, inZone);
        fc.pre(untilMs > fromMs);
        expect(plantDayOf(fromMs, inZone)).toBe(date);
        expect(plantDayOf(fromMs + sinceMs, inZone)).toBe(date);
        expect(plantDayOf(untilMs - 1, inZone)).toBe(date);
        expect(plantDayOf(untilMs, inZone) > date).toBe(true);
      }),
    );
  });

  it('ends where the next begins', () => {
    fc.assert(
      fc.property(day, zone, (date, inZone) => {
        expect(plantDayRange(shiftDay(date, 1), inZone).fromMs).toBe(plantDayRange(date, inZone).untilMs);
      }),
    );
  });

  it("does not depend on the viewer's zone", () => {
    expect(plantDayOf(Date.parse('2026-11-20T23:30:00Z'), 'UTC')).toBe('2026-11-20');
    expect(plantDayOf(Date.parse('2026-11-20T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-21');
    expect(plantDayOf(Date.parse('2026-11-20T01:30:00Z'), 'America/New_York')).toBe('2026-11-19');
  });
});

describe('a day some days later', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s + %d is %s', (date, days, expected) => {
    expect(shiftDay(date, days)).toBe(expected);
  });

  test.each([
    ['2026-01-01', '2026-01-31'],
    ['2026-02-28', '2026-02-28'],
    ['2028-02-01', '2028-02-29'],
    ['2026-04-30', '2026-04-30'],
    ['2026-12-31', '2026-12-31'],
  ])('%s is of a month that ends on %s', (date, expected) => {
    expect(lastOfMonth(date)).toBe(expected);
  });

  it('comes back by as many days earlier, and is as many UTC days away', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(shiftDay(shiftDay(date, days), -days)).toBe(date);
        expect(Date.parse(shiftDay(date, days)) - Date.parse(date)).toBe(days * msPerDay);
      }),
    );
  });
});

describe('a day', () => {
  it.each([
    ['2026-11-22', '2026-11-16', 0],
    ['2026-11-23', '2026-11-23', 1],
    ['2026-11-24', '2026-11-23', 2],
    ['2026-11-28', '2026-11-23', 6],
    ['2026-11-29', '2026-11-23', 0],
    ['2027-01-01', '2026-12-28', 5],
  ])('%s is of the week that begins on Monday %s', (date, monday, weekday) => {
    expect([firstOfWeek(date), weekdayOf(date)]).toEqual([monday, weekday]);
  });

  it.each([
    ['2026-11-22', '2026-11-01', '2026-11', '2026-01-01'],
    ['2026-01-01', '2026-01-01', '2026-01', '2026-01-01'],
    ['2028-12-31', '2028-12-01', '2028-12', '2028-01-01'],
  ])('%s is of the month and the year that begin on %s', (date, first, month, year) => {
    expect([firstOfMonth(date), monthOf(date), firstOfYear(date)]).toEqual([first, month, year]);
  });

  it.each([
    ['2026-11-22', '2026-11-22', 0],
    ['2026-02-28', '2026-03-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-03-01', '2026-02-27', -2],
    ['2026-01-01', '2027-01-01', 365],
  ])('%s is so many days before %s: %i', (from, until, days) => {
    expect(daysFrom(from, until)).toBe(days);
  });
});
