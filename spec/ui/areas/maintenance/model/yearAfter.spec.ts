import { expect, test } from '@jest/globals';
import { yearAfter } from '../../../../../ui/areas/maintenance/model/yearAfter.ts';

const zone = 'Europe/Berlin';

test.each([
  ['2026-11-22T09:00:00Z', '2026-11-23T09:00:00Z', undefined],
  ['2026-11-22T09:00:00Z', '2031-12-31T22:59:59Z', undefined],
  ['2026-11-22T09:00:00Z', '2031-12-31T23:00:00Z', 2031],
  ['2026-11-22T09:00:00Z', '2048-03-10T09:00:00Z', 2031],
  ['2026-12-31T23:00:00Z', '2032-06-01T00:00:00Z', undefined],
])('at %s a date of %s is after the years that have dates: %s', (now, expected, year) => {
  expect(yearAfter(Date.parse(expected), Date.parse(now), zone)).toBe(year);
});

test('without now there is no such year', () => {
  expect(yearAfter(Date.parse('2048-03-10T09:00:00Z'), NaN, zone)).toBeUndefined();
});
