import { expect, it } from '@jest/globals';
import { calendarTypes } from '../../../core/loadProfile/calendarTypes.ts';
import type { DayHours } from '../../../core/loadProfile/index.ts';
import { daysBetween } from '../../../core/time/index.ts';

const flat = (day: string, mean: number | undefined): DayHours => ({ day, means: Array.from({ length: 24 }, () => mean) });
/** From a Monday to the Sunday. */
const week = daysBetween('2026-03-02', '2026-03-08').map((day, i) => flat(day, i));

it('calendar types are the mean days from Monday to Friday, of Saturday, of Sunday and of holidays, of any weekday', () => {
  const types = (days: readonly DayHours[], ...holidays: readonly string[]) =>
    calendarTypes(days, new Set(holidays)).map(({ id, days: count, hours }) => [id, count, hours[7]]);
  expect(types(week)).toEqual([
    ['workdays', 5, 2],
    ['saturday', 1, 5],
    ['sunday', 1, 6],
  ]);
  expect(types(week, '2026-03-06', '2026-03-08')).toEqual([
    ['workdays', 4, 1.5],
    ['saturday', 1, 5],
    ['holiday', 2, 5],
  ]);
  expect(types([flat('2026-03-02', 4), flat('2026-03-03', undefined)])).toEqual([['workdays', 2, 4]]);
  expect(types([])).toEqual([]);
});

it('a calendar type has the 24 hours of a day, each with the mean of the days that have it', () => {
  const byHour = (day: string, from: number): DayHours => ({
    day,
    means: Array.from({ length: 24 }, (_, hour) => (hour < from ? undefined : hour)),
  });
  const [workdays] = calendarTypes([byHour('2026-03-02', 0), byHour('2026-03-03', 3)], new Set());
  expect(workdays!.hours).toStrictEqual(Array.from({ length: 24 }, (_, hour) => hour));
  expect(calendarTypes([byHour('2026-03-02', 22)], new Set())[0]!.hours).toStrictEqual([
    ...Array.from({ length: 22 }, () => undefined),
    22,
    23,
  ]);
});
