import { msPerDay, msPerMinute, msPerSecond, type PlantDay } from '../time/index.ts';
import type { DayLogLayout } from './DayLogLayout.ts';

export type TimeFormat = DayLogLayout['timeFormat'];

interface TimeShape {
  /** What a reader is told to expect. */
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

/** Where the time of day begins in every format, and how long date and time are together. */
const timeAt = 11;
const textLength = 19;

const twoDigits = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
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
    return `${prefix}${twoDigits[Math.floor(minute / 60)]!}:${twoDigits[minute % 60]!}:${twoDigits[second % 60]!}${fraction}${suffix}`;
  };
}

const code = (character: string) => character.charCodeAt(0);
const zero = code('0');
const isDigit = (byte: number) => byte >= zero && byte <= zero + 9;

/** Reads a time, UTC, from bytes `from` up to `until`; a fraction of a second and a final Z may be there. NaN for anything else. */
export function timeReader(format: TimeFormat): (bytes: Uint8Array, from: number, until: number) => number {
  const { pattern, yearAt, monthAt, dayAt } = timeShapes[format];
  const separators = Array.from(pattern.slice(0, textLength), (character) => (/[YMDHS]/.test(character) ? 0 : code(character)));
  let knownDate = NaN;
  let knownDateMs = NaN;

  const dateMs = (year: number, month: number, day: number): number => {
    const date = (year * 100 + month) * 100 + day;
    if (date === knownDate) return knownDateMs;
    knownDate = date;
    knownDateMs = Date.UTC(year, month - 1, day);
    const isInCalendar = year >= 1970 && new Date(knownDateMs).getUTCMonth() === month - 1 && day > 0;
    if (!isInCalendar) knownDateMs = NaN;
    return knownDateMs;
  };

  return (bytes, from, until) => {
    if (until - from < textLength) return NaN;
    for (let i = 0; i < textLength; i++) {
      const byte = bytes[from + i]!;
      const separator = separators[i]!;
      if (separator === 0 ? !isDigit(byte) : byte !== separator && !(i === timeAt - 1 && byte === code(' '))) return NaN;
    }
    const two = (at: number) => (bytes[from + at]! - zero) * 10 + bytes[from + at + 1]! - zero;
    const hour = two(timeAt);
    const minute = two(timeAt + 3);
    const second = two(timeAt + 6);
    if (hour > 23 || minute > 59 || second > 59) return NaN;
    const end = bytes[until - 1] === code('Z') ? until - 1 : until;
    const ms = end === from + textLength ? 0 : fractionMs(bytes, from + textLength, end);
    return dateMs(two(yearAt) * 100 + two(yearAt + 2), two(monthAt), two(dayAt)) + ((hour * 60 + minute) * 60 + second) * msPerSecond + ms;
  };
}

/** `.5` to `.123456789`, cut to the millisecond. */
function fractionMs(bytes: Uint8Array, from: number, until: number): number {
  if (bytes[from] !== code('.') || until - from < 2 || until - from > 10) return NaN;
  let ms = 0;
  for (let i = from + 1; i < until; i++) {
    if (!isDigit(bytes[i]!)) return NaN;
    if (i < from + 4) ms += (bytes[i]! - zero) * 10 ** (from + 3 - i);
  }
  return ms;
}
