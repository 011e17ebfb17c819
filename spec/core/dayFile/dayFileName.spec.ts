import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { dayFileName, dayFileNoonMs, dayOfDayFileName, isDayFileName, readNamedDayFile } from '../../../core/dayFile/index.ts';
import { plantDayOf, shiftDay } from '../../../core/time/index.ts';
import { bytesOf, fileOf, header, rowAt, startMs } from './files.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => shiftDay('1970-01-01', days));

describe('the name of a day file', () => {
  it('states its day', () => {
    expect(dayFileName('2026-11-20')).toBe('MCHE-20261120.csv');
    fc.assert(
      fc.property(day, (date) => {
        expect(dayOfDayFileName(dayFileName(date))).toBe(date);
        expect(isDayFileName(dayFileName(date))).toBe(true);
      }),
    );
  });

  test.each([
    ['copy of MCHE-20261120 (2).csv', true, '2026-11-20'],
    ['MCHE-20260229.csv', true, undefined],
    ['MCHE-2026112.csv', true, undefined],
    ['MCHE-202611200.csv', true, undefined],
    ['MCHE-.csv', true, undefined],
    ['mche-20261120.csv', false, undefined],
    ['GLW_2026-11.csv', false, undefined],
    ['20261120.csv', false, undefined],
    ['', false, undefined],
  ])('[LOG-5] %p is one: %p, of the day %p', (name, isOne, date) => {
    expect(isDayFileName(name)).toBe(isOne);
    expect(dayOfDayFileName(name)).toBe(date);
  });
});

describe('a day file', () => {
  const bytes = fileOf([rowAt(startMs, { 'systemPressureBar@0': 7 })]);

  it('[LOG-5] is year, month, day, path, header and data', () => {
    const path = 'card/2026/MCHE-20261120.csv';
    expect(readNamedDayFile(path, bytes)).toMatchObject({ path, year: 2026, month: 11, day: 20, header, samples: { length: 1 } });
  });

  it('[LOG-5] has the day of its header where the name states none, and no day where neither does', () => {
    expect(readNamedDayFile('MCHE-old.csv', bytes)).toMatchObject({ year: 2026, month: 11, day: 20 });
    expect(readNamedDayFile('MCHE-old.csv', bytesOf('?'))).toMatchObject({ year: undefined, month: undefined, day: undefined });
  });

  it('[LOG-5] is none by a name without MCHE-, whatever its folder is called', () => {
    expect(readNamedDayFile('MCHE-files/GLW_2026-11.csv', bytes)).toBeUndefined();
    expect(readNamedDayFile('C:\\MCHE-files\\GLW_2026-11.csv', bytes)).toBeUndefined();
  });

  it('[LOG-4] is dated at noon, which is on the same day from 12 h behind to just below 12 h ahead of UTC', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('Etc/GMT+12', 'America/Anchorage', 'UTC', 'Europe/Berlin', 'Etc/GMT-11'), (date, zone) => {
        expect(plantDayOf(dayFileNoonMs(date), zone)).toBe(date);
      }),
    );
    expect(dayFileNoonMs('2026-11-20')).toBe(Date.parse('2026-11-20T12:00:00Z'));
  });
});
