import { msPerDay, msPerMinute, msPerSecond, type PlantDay } from '../../time/index.ts';
import type { DayFileLayout } from '../layouts/DayFileLayout.ts';

export type TimeFormat = DayFileLayout['timeFormat'];

interface TimeShape {
  /** What a reader finds named as expected. */
  readonly pattern: string;
  /** Where the year, the month and the day of the month begin; the time of day begins behind the date. */
  readonly yearAt: number;
  readonly monthAt: number;
  readonly dayAt: number;
  readonly date: (day: PlantDay) => string;
  readonly suffix: string;
}

export const timeShapes: Readonly<Record<TimeFormat, TimeShape>> = {
  iso: { pattern: 'YYYY-MM-DDTHH:MM:SSZ', yearAt: 0, monthAt: 5, dayAt: 8, date: (day) => day, suffix: 'Z' },
  german: {
    pattern: 'DD.MM.YYYY HH:MM:SS',
    yearAt: 6,
    monthAt: 3,
    dayAt: 0,
    date: (day) => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`,
    suffix: '',
  },
};

/** Where the time of day begins in every format. */
const timeAt = 11;
/** How long date and time are together in every format. */
export const timeLength = 19;

const twoDigitTexts = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
const firstUnwritableMs = Date.UTC(10_000, 0);

/** Writes a time, UTC, to the millisecond; throws a RangeError outside of 1970..9999. */
export function timeWriter(format: TimeFormat): (atMs: number) => string {
  const { date, pattern, suffix } = timeShapes[format];
  let knownDay = NaN;
  let prefix = '';
  return (atMs) => {
    const wholeMs = Math.round(atMs);
    if (!(wholeMs >= 0 && wholeMs < firstUnwritableMs)) throw new RangeError(`time ${atMs} ms is outside of the years 1970..9999`);
    const day = Math.floor(wholeMs / msPerDay);
    if (day !== knownDay) {
      knownDay = day;
      prefix = date(new Date(day * msPerDay).toISOString().slice(0, 10)) + pattern[timeAt - 1]!;
    }
    const inDayMs = wholeMs - day * msPerDay;
    const second = Math.floor(inDayMs / msPerSecond);
    const minute = Math.floor(inDayMs / msPerMinute);
    const ms = inDayMs % msPerSecond;
    const fraction = ms === 0 ? '' : `.${String(ms).padStart(3, '0')}`;
    return `${prefix}${twoDigitTexts[Math.floor(minute / 60)]!}:${twoDigitTexts[minute % 60]!}:${twoDigitTexts[second % 60]!}${fraction}${suffix}`;
  };
}

const code = (character: string) => character.charCodeAt(0);
const zero = code('0');
const space = code(' ');
const timeSign = code(':');

/** Two digits as a number; -1 for other bytes. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = bytes[at]! - zero;
  const ones = bytes[at + 1]! - zero;
  return tens >>> 0 <= 9 && ones >>> 0 <= 9 ? tens * 10 + ones : -1;
}

/** Midnight of a date `YYYYMMDD`, UTC; NaN when the calendar has no such date or it is before 1970. */
function midnightMs(date: number): number {
  const [year, month, day] = [Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100];
  const atMs = Date.UTC(year, month - 1, day);
  return year >= 1970 && new Date(atMs).getUTCMonth() === month - 1 && day > 0 ? atMs : NaN;
}

/** Reads the `timeLength` bytes of a time, UTC, at a place; NaN for anything else. */
export function wholeSecondReader(format: TimeFormat): (bytes: Uint8Array, from: number) => number {
  const { pattern, yearAt, monthAt, dayAt } = timeShapes[format];
  const firstAt = pattern.search(/[^YMD]/);
  const secondAt = pattern.indexOf(pattern[firstAt]!, firstAt + 1);
  const dateSign = code(pattern[firstAt]!);
  const betweenSign = code(pattern[timeAt - 1]!);
  let knownDate = -1;
  let knownDateMs = NaN;

  return (bytes, from) => {
    if (bytes[from + firstAt] !== dateSign || bytes[from + secondAt] !== dateSign) return NaN;
    if (bytes[from + timeAt - 1] !== betweenSign && bytes[from + timeAt - 1] !== space) return NaN;
    if (bytes[from + timeAt + 2] !== timeSign || bytes[from + timeAt + 5] !== timeSign) return NaN;
    const hour = twoDigits(bytes, from + timeAt);
    const minute = twoDigits(bytes, from + timeAt + 3);
    const second = twoDigits(bytes, from + timeAt + 6);
    const century = twoDigits(bytes, from + yearAt);
    const year = twoDigits(bytes, from + yearAt + 2);
    const month = twoDigits(bytes, from + monthAt);
    const day = twoDigits(bytes, from + dayAt);
    if ((hour | minute | second | century | year | month | day) < 0 || hour > 23 || minute > 59 || second > 59) return NaN;
    const date = ((century * 100 + year) * 100 + month) * 100 + day;
    if (date !== knownDate) {
      knownDate = date;
      knownDateMs = midnightMs(date);
    }
    return knownDateMs + ((hour * 60 + minute) * 60 + second) * msPerSecond;
  };
}

/** Reads a time, UTC, from bytes `from` up to `until`; a fraction of a second and a final Z may be there. NaN for anything else. */
export function timeReader(format: TimeFormat): (bytes: Uint8Array, from: number, until: number) => number {
  const wholeSecond = wholeSecondReader(format);
  return (bytes, from, until) => {
    if (until - from < timeLength) return NaN;
    const end = bytes[until - 1] === code('Z') ? until - 1 : until;
    const ms = end === from + timeLength ? 0 : fractionMs(bytes, from + timeLength, end);
    return wholeSecond(bytes, from) + ms;
  };
}

/** `.5` to `.123456789`, cut to the millisecond. */
function fractionMs(bytes: Uint8Array, from: number, until: number): number {
  if (bytes[from] !== code('.') || until - from < 2 || until - from > 10) return NaN;
  let ms = 0;
  for (let i = from + 1; i < until; i++) {
    const digit = bytes[i]! - zero;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    if (i < from + 4) ms += digit * 10 ** (from + 3 - i);
  }
  return ms;
}
