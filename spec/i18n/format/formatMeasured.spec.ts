import { describe, expect, test } from '@jest/globals';
import { formatAge, formatMeasured, formatMinutes } from '../../../i18n/format/index.ts';

describe('a number of any size', () => {
  test.each([
    [48.6174, '48,6174'],
    [128_412.73, '128.413'],
    [-1.7e22, '−1,7 · 10²²'],
    [4.9e-5, '4,9 · 10⁻⁵'],
    [0, '0'],
    [NaN, '---'],
    [undefined, '---'],
  ])('%p is %s', (value, text) => {
    expect(formatMeasured(value, 'de-DE')).toBe(text);
  });
});

describe('an age', () => {
  test.each([
    [890, '0,8 s'],
    [9400, '9,4 s'],
    [34_000, '34 s'],
    [1_477_000, '24:37 min'],
    [3_660_000, '1 h 1 min'],
    [3_605_000, '1 h'],
    [172_822_000, '2 d'],
    [undefined, '---'],
  ])('%p ms is %s', (ageMs, text) => {
    expect(formatAge(ageMs, 'de-DE')).toBe(text);
  });

  test('of minutes has two digits for seconds', () => {
    expect([372_000, 605_000, 4000].map(formatMinutes)).toEqual(['6:12 min', '10:05 min', '0:04 min']);
  });
});
