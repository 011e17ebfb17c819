import { describe, expect, test } from '@jest/globals';
import {
  formatClock,
  formatDate,
  formatDateTime,
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
    [summerNoon, 'Europe/Berlin', 'de', '01.07.2026', '12:00:05', '12:00'],
    [summerNoon, 'UTC', 'en', '01/07/2026', '10:00:05', '10:00'],
    [newYear, 'Europe/Berlin', 'de', '01.01.2027', '00:30:00', '00:30'],
    [newYear, 'America/New_York', 'en', '31/12/2026', '18:30:00', '18:30'],
  ] as const)("reads in the plant's zone, not the viewer's", (atMs, zone, language, date, clock, minute) => {
    expect([formatDate(atMs, zone, language), formatClock(atMs, zone), formatMinute(atMs, zone)]).toEqual([date, clock, minute]);
  });

  test.each([undefined, NaN, Infinity, 1e300])('that is missing or no date (%p) is three dashes', (atMs) => {
    expect([formatDate(atMs, 'UTC', 'de'), formatClock(atMs, 'UTC'), formatMinute(atMs, 'UTC')]).toEqual(['---', '---', '---']);
  });
});

describe('a date with its time', () => {
  test.each([
    ['de', '01.01.2027 00:30:00'],
    ['en', '01/01/2027 00:30:00'],
  ] as const)("reads in %s in the plant's zone", (language, text) => {
    expect(formatDateTime(Date.UTC(2026, 11, 31, 23, 30), 'Europe/Berlin', language)).toBe(text);
    expect(formatDateTime(undefined, 'Europe/Berlin', language)).toBe('---');
  });
});

describe('a plant day', () => {
  test.each([
    ['2026-07-01', 'de', '01.07.2026'],
    ['2026-07-01', 'en', '01/07/2026'],
    ['1999-12-31', 'en', '31/12/1999'],
    [undefined, 'de', '---'],
    ['', 'de', '---'],
    ['2026-13-01', 'de', '---'],
    ['2026-02-30', 'de', '---'],
    ['2026-7-1', 'de', '---'],
    ['2026-07-01T00:00', 'de', '---'],
  ] as const)('%p reads in %s as %s', (day, language, text) => {
    expect(formatDay(day, language)).toBe(text);
  });

  test.each([
    ['2026-07-01', 'de', '01.07.', '1.'],
    ['2026-11-22', 'de', '22.11.', '22.'],
    ['2026-07-01', 'en', '01/07', '1'],
    ['2026-12-30', 'en', '30/12', '30'],
    [undefined, 'en', '---', '---'],
  ] as const)('%p in %s without its year is %s, without its month %s', (day, language, dayAndMonth, dayOfMonth) => {
    expect([formatDayAndMonth(day, language), formatDayOfMonth(day, language)]).toEqual([dayAndMonth, dayOfMonth]);
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
