import { describe, expect, test } from '@jest/globals';
import {
  formatClock,
  formatDate,
  formatDay,
  formatDayAndMonth,
  formatDayOfMonth,
  formatDuration,
  formatMinute,
} from '../../../i18n/format/index.ts';

describe('a moment', () => {
  const summerNoon = Date.UTC(2026, 6, 1, 10, 0, 5);
  const newYear = Date.UTC(2026, 11, 31, 23, 30);

  test.each([
    [summerNoon, 'Europe/Berlin', 'de-DE', '01.07.2026', '12:00:05', '12:00'],
    [summerNoon, 'UTC', 'en-GB', '01/07/2026', '10:00:05', '10:00'],
    [newYear, 'Europe/Berlin', 'de-DE', '01.01.2027', '00:30:00', '00:30'],
    [newYear, 'America/New_York', 'en-GB', '31/12/2026', '18:30:00', '18:30'],
  ] as const)("reads in the plant's zone, not the viewer's", (atMs, zone, region, date, clock, minute) => {
    expect([formatDate(atMs, zone, region), formatClock(atMs, zone, region), formatMinute(atMs, zone, region)]).toEqual([
      date,
      clock,
      minute,
    ]);
  });

  test.each([undefined, NaN, Infinity, 1e300])('that is missing or no date (%p) is three dashes', (atMs) => {
    expect([formatDate(atMs, 'UTC', 'de-DE'), formatClock(atMs, 'UTC', 'de-DE'), formatMinute(atMs, 'UTC', 'de-DE')]).toEqual([
      '---',
      '---',
      '---',
    ]);
  });
});

describe('a plant day', () => {
  test.each([
    ['2026-07-01', 'de-DE', '01.07.2026'],
    ['2026-07-01', 'en-GB', '01/07/2026'],
    ['1999-12-31', 'en-GB', '31/12/1999'],
    [undefined, 'de-DE', '---'],
    ['', 'de-DE', '---'],
    ['2026-13-01', 'de-DE', '---'],
    ['2026-02-30', 'de-DE', '---'],
    ['2026-7-1', 'de-DE', '---'],
    ['2026-07-01T00:00', 'de-DE', '---'],
  ] as const)('%p reads in %s as %s', (day, region, text) => {
    expect(formatDay(day, region)).toBe(text);
  });

  test.each([
    ['2026-07-01', 'de-DE', '01.07.', '1.'],
    ['2026-11-22', 'de-DE', '22.11.', '22.'],
    ['2026-07-01', 'en-GB', '01/07', '1'],
    ['2026-12-30', 'en-GB', '30/12', '30'],
    [undefined, 'en-GB', '---', '---'],
  ] as const)('%p in %s without its year is %s, without its month %s', (day, region, dayAndMonth, dayOfMonth) => {
    expect([formatDayAndMonth(day, region), formatDayOfMonth(day, region)]).toEqual([dayAndMonth, dayOfMonth]);
  });
});

describe('a duration', () => {
  test.each([
    [0, '0 s'],
    [59.9, '59 s'],
    [60, '1 min'],
    [3_725, '1 h 2 min'],
    [3_605, '1 h 5 s'],
    [86_700, '1 d 5 min'],
    [90_061, '1 d 1 h'],
    [-5, '0 s'],
    [undefined, '---'],
  ])('of %p s reads %s: at most two leading units', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});
