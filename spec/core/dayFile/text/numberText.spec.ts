import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { numberWriter, readNumber } from '../../../../core/dayFile/text/numberText.ts';
import { bytesOf } from '../files.ts';

const read = (text: string, decimalSign: '.' | ',' = '.') => {
  const into = { count: NaN, decimals: 0 };
  const isNumber = readNumber(bytesOf(`9${text}9`), 1, bytesOf(text).length + 1, decimalSign.charCodeAt(0), into);
  return isNumber ? into.count / 10 ** into.decimals : NaN;
};
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('a number in a day file', () => {
  it('is printed within half of its last digit', () => {
    fc.assert(
      fc.property(finite, fc.integer({ min: 0, max: 4 }), fc.constantFrom('.' as const, ',' as const), (value, digits, sign) => {
        const text = numberWriter(digits, sign)(value);
        const half = 0.5 * 10 ** -digits;
        expect(Math.abs(Number(text.replace(sign, '.')) - value)).toBeLessThanOrEqual(half + 1e-12 * Math.max(1, Math.abs(value)));
        expect(text).toMatch(Math.abs(value) < 1e14 ? new RegExp(`^-?\\d+${digits === 0 ? '' : `\\${sign}\\d{${digits}}`}$`) : /./);
      }),
    );
  });

  test.each([
    [0, 3, '0.000'],
    [-0, 1, '0.0'],
    [-0.04, 1, '0.0'],
    [-0.06, 1, '-0.1'],
    [7, 0, '7'],
    [-12.346, 2, '-12.35'],
    [65.5349, 3, '65.535'],
    [65.5359, 3, '65.536'],
    [1e20, 1, '100000000000000000000.0'],
    [NaN, 1, ''],
    [Infinity, 1, ''],
    [-Infinity, 1, ''],
  ])('%d with %d decimals is %p', (value, digits, text) => {
    expect(numberWriter(digits, '.')(value)).toBe(text);
  });

  it('is read as the language reads it', () => {
    fc.assert(
      fc.property(finite, fc.constantFrom('.' as const, ',' as const), (value, sign) => {
        expect(read(String(value).replace('.', sign), sign)).toBe(Object.is(value, -0) ? 0 : value);
      }),
    );
  });

  test.each([
    ['7', 7],
    ['007.50', 7.5],
    ['+7.5', 7.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['1.5E-2', 0.015],
    ['0.1234567890123456789', 0.12345678901234568],
    ['12345678901234567890', 12345678901234567890],
    ['0.9007199254740993', 0.9007199254740993],
    ['999999999999999', 999_999_999_999_999],
    ['1'.padStart(400, '0'), 1],
    ['1e-400', 0],
  ])('may be %p', (text, value) => {
    expect(read(text)).toBe(value);
  });

  test.each([
    '',
    '-',
    '+',
    '.',
    '-.',
    'e5',
    '1e',
    '1e+',
    '1.2.3',
    '1,5',
    '--1',
    '1-',
    '0x10',
    'NaN',
    'Infinity',
    '1 2',
    '١',
    '1e9999',
    '1e1000',
    '1'.padStart(401, '0'),
    `${'1'.repeat(401)}`,
  ])('is not %p', (text) => {
    expect(read(text)).toBeNaN();
  });
});
