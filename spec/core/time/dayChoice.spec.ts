import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { canChooseDay, daysBetween, isDayChoice, isPlantDay, isPlantMonth, type DayBounds, shiftDay } from '../../../core/time/index.ts';

const day = fc.integer({ min: -400, max: 400 }).map((days) => shiftDay('2026-11-20', days));
const bounds: fc.Arbitrary<DayBounds> = fc.oneof(
  day.map((lastDay) => ({ lastDay })),
  fc.tuple(day, fc.array(day)).map(([lastDay, days]) => ({ lastDay, available: new Set(days) })),
);
const open = { from: undefined, until: undefined };
const today = { lastDay: '2026-11-20' };

describe('the choice of days', () => {
  it('allows a start that is not after the end, an end not before the start, and nothing outside the bounds', () => {
    fc.assert(
      fc.property(day, day, bounds, (from, until, limits) => {
        const isInside = (each: string) => each <= limits.lastDay && (limits.available?.has(each) ?? true);
        expect(canChooseDay('from', from, { from: undefined, until }, limits)).toBe(isInside(from) && from <= until);
        expect(canChooseDay('until', until, { from, until: undefined }, limits)).toBe(isInside(until) && until >= from);
        expect(isDayChoice({ from, until }, limits)).toBe(isInside(from) && isInside(until) && from <= until);
      }),
    );
  });

  test.each<[string, string, Partial<DayBounds>, boolean]>([
    ['today', '2026-11-20', {}, true],
    ['tomorrow', '2026-11-21', {}, false],
    ['a day with a file', '2026-11-18', { available: new Set(['2026-11-18']) }, true],
    ['a day without one', '2026-11-19', { available: new Set(['2026-11-18']) }, false],
    ['a day that no calendar has', '2026-02-30', {}, false],
    ['another text', 'yesterday', {}, false],
  ])('of %s', (_, chosen, limits, allowed) => {
    expect(canChooseDay('from', chosen, open, { ...today, ...limits })).toBe(allowed);
    expect(canChooseDay('until', chosen, open, { ...today, ...limits })).toBe(allowed);
  });

  it('is complete with both days', () => {
    expect(isDayChoice({ from: '2026-11-20', until: undefined }, today)).toBe(false);
    expect(isDayChoice({ from: '2026-11-20', until: '2026-11-20' }, today)).toBe(true);
  });
});

describe('the days of a range', () => {
  it('are all from the first to the last', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysBetween('2026-03-01', '2026-03-01')).toEqual(['2026-03-01']);
    expect(daysBetween('2026-03-01', '2026-12-31', 2)).toEqual(['2026-03-01', '2026-03-02']);
    fc.assert(
      fc.property(day, day, (from, until) => {
        const days = daysBetween(from, until);
        expect(days.at(0)).toBe(from <= until ? from : undefined);
        expect(days.at(-1)).toBe(from <= until ? until : undefined);
        expect(days.every((each, i) => i === 0 || each === shiftDay(days[i - 1]!, 1))).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-02-30', '2026-03-01'],
    ['2026-02-01', ''],
  ])('from %j to %j are none', (from, until) => {
    expect(daysBetween(from, until)).toEqual([]);
  });
});

test.each([
  ['2026-01', true],
  ['2026-09', true],
  ['2026-10', true],
  ['2026-12', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-11-20', false],
])('%j is a month: %s', (text, expected) => {
  expect(isPlantMonth(text)).toBe(expected);
});

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-11-20T00', false],
  ['', false],
  ['1970-01-01', true],
  ['1969-12-31', false],
  ['9998-12-31', true],
  ['9999-01-01', false],
])('%j is a day of the calendar: %s', (text, expected) => {
  expect(isPlantDay(text)).toBe(expected);
});
