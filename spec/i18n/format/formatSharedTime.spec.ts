import { expect, test } from '@jest/globals';
import { formatSharedClock, formatSharedDate, formatSharedDateTime } from '../../../i18n/format/index.ts';

const newYear = Date.UTC(2026, 11, 31, 23, 30);

test.each([
  ['de', '01.01.2027'],
  ['en', '2027-01-01'],
] as const)("[PLACE-5] a date in %s that readers of all regions read alike is that of the plant's zone", (language, date) => {
  expect(formatSharedDate(newYear, 'Europe/Berlin', language)).toBe(date);
  expect(formatSharedClock(newYear, 'Europe/Berlin')).toBe('00:30:00');
  expect(formatSharedDateTime(newYear, 'Europe/Berlin', language)).toBe(`${date} 00:30:00`);
});

test('a missing one is three dashes', () => {
  expect([formatSharedDate(undefined, 'UTC', 'en'), formatSharedDateTime(undefined, 'UTC', 'de')]).toEqual(['---', '---']);
});
