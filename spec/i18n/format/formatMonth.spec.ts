import { expect, test } from '@jest/globals';
import { formatMonth, formatMonthName } from '../../../i18n/format/index.ts';

test.each([
  ['2026-11', 'de-DE', 'November 2026'],
  ['2024-03', 'de-DE', 'März 2024'],
  ['2024-03', 'en-GB', 'March 2024'],
  ['1999-12', 'en-GB', 'December 1999'],
] as const)('the month %s reads in %s: %s', (month, region, text) => {
  expect(formatMonth(month, region)).toBe(text);
});

test.each([
  ['2026-11', 'de-DE', 'Nov'],
  ['2024-03', 'en-GB', 'Mar'],
] as const)('the month %s is short in %s: %s', (month, region, text) => {
  expect(formatMonthName(month, region)).toBe(text);
});

test.each([undefined, '', '2026-13', '2026-00', '2026-1', '2026-11-05', 'November'])('%p is no month: three dashes', (month) => {
  expect(formatMonth(month, 'de-DE')).toBe('---');
});
