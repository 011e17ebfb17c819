import type { DayFileLayout } from '../layouts/DayFileLayout.ts';

type DecimalSign = DayFileLayout['decimalSign'];

/** Texts kept for the printed values 0 up to this many of their last digit: most cells of a file. */
const cachedTexts = 65_536;
/** Up to here a printed value counts exactly in its last digit. */
const exactDigits = 1e15;

/** Writes a number with a fixed number of decimals, rounded to the nearest; empty when it is missing or infinite. */
export function numberWriter(digits: number, decimalSign: DecimalSign): (value: number) => string {
  const perUnit = 10 ** digits;
  const texts: (string | undefined)[] = [];

  const fixed = (count: number): string => {
    const size = Math.abs(count);
    const whole = Math.floor(size / perUnit);
    const fraction = digits === 0 ? '' : decimalSign + String(size % perUnit).padStart(digits, '0');
    return `${count < 0 ? '-' : ''}${whole}${fraction}`;
  };

  return (value) => {
    const count = Math.round(value * perUnit);
    if (count >= 0 && count < cachedTexts) return (texts[count] ??= fixed(count));
    if (Math.abs(count) < exactDigits) return fixed(count);
    return Number.isFinite(value) ? value.toFixed(digits).replace('.', decimalSign) : '';
  };
}

/** A number as it is printed: value = count / 10 ** decimals. */
export interface PrintedNumber {
  count: number;
  /** 0..maxDecimals */
  decimals: number;
}

/** As many digits as a double holds exactly. */
export const maxDecimals = 15;

const code = (character: string) => character.charCodeAt(0);
const zero = code('0');
const plus = code('+');
const minus = code('-');
/** No number of a file is longer. */
const longestText = 400;

/** Reads a decimal number, exponent allowed, from bytes `from` up to `until`; false for anything else. */
export function readNumber(bytes: Uint8Array, from: number, until: number, point: number, into: PrintedNumber): boolean {
  const sign = bytes[from];
  let at = sign === minus || sign === plus ? from + 1 : from;
  let digits = 0;
  let count = 0;
  let decimals = -1;
  for (; at < until; at++) {
    const byte = bytes[at]!;
    const digit = byte - zero;
    if (digit >= 0 && digit <= 9) {
      count = count * 10 + digit;
      digits++;
      if (decimals >= 0) decimals++;
    } else if (byte === point && decimals < 0) decimals = 0;
    else return readLongNumber(bytes, from, until, point, into);
  }
  if (digits === 0) return false;
  if (digits > maxDecimals) return readLongNumber(bytes, from, until, point, into);
  into.count = sign === minus ? -count : count;
  into.decimals = Math.max(0, decimals);
  return true;
}

function readLongNumber(bytes: Uint8Array, from: number, until: number, point: number, into: PrintedNumber): boolean {
  if (until - from > longestText) return false;
  const text = String.fromCharCode(...bytes.subarray(from, until)).replace(String.fromCharCode(point), '.');
  into.count = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/.test(text) ? Number(text) : NaN;
  into.decimals = 0;
  return Number.isFinite(into.count);
}
