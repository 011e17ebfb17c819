import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { formatNumber, parseNumber } from '../../../i18n/format/index.ts';
import { regions } from '../../../i18n/index.ts';

describe('a typed number', () => {
  test.each([
    ['7,25', 'de-DE', 7.25],
    ['7.25', 'en-GB', 7.25],
    ['1.234,5', 'de-DE', 1234.5],
    ['1,234.5', 'en-GB', 1234.5],
    ['1234567', 'de-DE', 1234567],
    ['-3', 'de-DE', -3],
    ['\u22123', 'en-GB', -3],
    [' 12 ', 'de-DE', 12],
    ['12,', 'de-DE', 12],
    ['007', 'en-GB', 7],
  ] as const)('%p reads in %s as %d', (text, region, value) => {
    expect(parseNumber(text, region)).toBe(value);
  });

  test.each([
    ...(
      [
        '',
        ' ',
        '-',
        ',',
        ',5',
        '7,2,5',
        '7.25',
        '1.23.456',
        '12.3456',
        '0.310',
        '007.000',
        '1e3',
        '0x10',
        '+7',
        '--7',
        '7 000',
        'NaN',
        '٣',
        '7€',
      ] as const
    ).map((text) => [text, 'de-DE'] as const),
    ['7,25', 'en-GB'] as const,
    ['0,310', 'en-GB'] as const,
    ['1'.repeat(400), 'en-GB'] as const,
  ])('%p is none in %s', (text, region) => {
    expect(parseNumber(text, region)).toBeNaN();
  });

  it('reads what was written, within half of its last digit', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(value, fc.nat(5), fc.constantFrom(...regions), (number, digits, region) => {
        const read = parseNumber(formatNumber(number, digits, region), region);
        expect(Math.abs(read - number)).toBeLessThanOrEqual(0.5 * 10 ** -digits * (1 + 1e-9) + 1e-12 * Math.abs(number));
        expect(formatNumber(read, digits, region)).toBe(formatNumber(number, digits, region));
      }),
      { numRuns: 500 },
    );
  });

  it('is a number or none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...regions), (text, region) => {
        expect(Math.abs(parseNumber(text, region))).not.toBe(Infinity);
      }),
    );
  });
});
