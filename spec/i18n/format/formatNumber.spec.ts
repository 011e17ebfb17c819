import { describe, expect, test } from '@jest/globals';
import { formatNumber } from '../../../i18n/format/index.ts';

describe('a number', () => {
  test.each([
    [7.25, 1, 'de-DE', '7,3'],
    [1234.5, 2, 'de-DE', '1.234,50'],
    [1234.5, 2, 'en-GB', '1,234.50'],
    [-3.14, 1, 'de-DE', '\u22123,1'],
    [0, 1, 'en-GB', '0.0'],
  ] as const)('%d with %d decimals reads in %s as %s', (value, digits, region, text) => {
    expect(formatNumber(value, digits, region)).toBe(text);
  });

  test.each([undefined, NaN, Infinity])('that is missing (%p) is three dashes', (value) => {
    expect(formatNumber(value, 1, 'de-DE')).toBe('---');
  });

  test.each([-0.04, -0])('%d that rounds to zero carries no sign', (value) => {
    expect(formatNumber(value, 1, 'de-DE')).toBe('0,0');
  });
});
