import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { formatNumber, parseNumber } from '../../../i18n/format/index.ts';
import { languages } from '../../../i18n/index.ts';

describe('a typed number', () => {
  test.each([
    ['7,25', 'de', 7.25],
    ['7.25', 'en', 7.25],
    ['1.234,5', 'de', 1234.5],
    ['1,234.5', 'en', 1234.5],
    ['1234567', 'de', 1234567],
    ['-3', 'de', -3],
    ['\u22123', 'en', -3],
    [' 12 ', 'de', 12],
    ['12,', 'de', 12],
    ['007', 'en', 7],
  ] as const)('%p reads in %s as %d', (text, language, value) => {
    expect(parseNumber(text, language)).toBe(value);
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
    ).map((text) => [text, 'de'] as const),
    ['7,25', 'en'] as const,
    ['0,310', 'en'] as const,
    ['1'.repeat(400), 'en'] as const,
  ])('%p is none in %s', (text, language) => {
    expect(parseNumber(text, language)).toBeNaN();
  });

  it('reads what was written, within half of its last digit', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(value, fc.nat(5), fc.constantFrom(...languages), (number, digits, language) => {
        const read = parseNumber(formatNumber(number, digits, language), language);
        expect(Math.abs(read - number)).toBeLessThanOrEqual(0.5 * 10 ** -digits * (1 + 1e-9) + 1e-12 * Math.abs(number));
        expect(formatNumber(read, digits, language)).toBe(formatNumber(number, digits, language));
      }),
      { numRuns: 500 },
    );
  });

  it('is a number or none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...languages), (text, language) => {
        expect(Math.abs(parseNumber(text, language))).not.toBe(Infinity);
      }),
    );
  });
});
