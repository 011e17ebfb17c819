import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { regions } from '../../../../../../i18n/index.ts';
import { parseNumber } from '../../../../../../i18n/format/index.ts';
import { entryText } from '../../../../../../ui/areas/settings/form/model/entryText.ts';

describe('a number as it is typed', () => {
  test.each([
    [0.25, '0,25', '0.25'],
    [1234.5, '1234,5', '1234.5'],
    [10, '10', '10'],
    [-0.5, '-0,5', '-0.5'],
    [NaN, '', ''],
    [Infinity, '', ''],
  ])('%d is %j in German and %j in English', (value, german, english) => {
    expect([entryText(value, 'de-DE'), entryText(value, 'en-GB')]).toEqual([german, english]);
  });

  test.each([
    [1, '1,00'],
    [0.9, '0,90'],
    [0.375, '0,375'],
    [NaN, ''],
  ])('%d is %j with two decimals at least', (value, text) => {
    expect(entryText(value, 'de-DE', 2)).toBe(text);
  });

  it('is read as the same number again', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e9, noNaN: true }), fc.constantFrom(...regions), (value, region) => {
        expect(parseNumber(entryText(value, region), region)).toBe(value);
      }),
    );
  });
});
