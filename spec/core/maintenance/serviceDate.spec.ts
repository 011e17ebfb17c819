import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectedServiceMs, type RunningDay, type RunningPattern, runningPattern, serviceDate } from '../../../core/maintenance/index.ts';
import { shiftDay, weekdayOf } from '../../../core/time/index.ts';
import { item } from './items.ts';

const zone = 'Europe/Berlin';
/** Friday. */
const nowMs = Date.parse('2026-11-20T00:00:00+01:00');
const lastDay = '2026-11-19';
const dayMs = 86_400_000;
const daysOf = (hoursOn: (weekday: number, week: number) => number, knownShare = 1): RunningDay[] =>
  Array.from({ length: 56 }, (_, i) => {
    const day = shiftDay(lastDay, i - 55);
    const knownS = 86_400 * knownShare;
    return { day, runningS: (hoursOn(weekdayOf(day), Math.floor(i / 7)) / 24) * knownS, knownS, rangeS: 86_400 };
  });
const twoShifts = (weekday: number) => [0, 16, 16, 16, 16, 16, 4][weekday]!;
const patternOf = (hoursOn: (weekday: number, week: number) => number, knownShare?: number) =>
  runningPattern(daysOf(hoursOn, knownShare), lastDay)!;
const dateOf = (remainingH: number, pattern: RunningPattern) => serviceDate(item({ remainingH }), pattern, undefined, { nowMs, zone });

describe('the weeks of a machine', () => {
  it('[CARE-2] are known by weekday, in known time only, with their coverage', () => {
    const pattern = patternOf(twoShifts, 0.9);
    expect(pattern.meanH.map((hours) => Math.round(hours * 1e6) / 1e6)).toEqual([0, 16, 16, 16, 16, 16, 4]);
    expect(pattern.weeks).toHaveLength(8);
    expect(pattern.coverage).toBeCloseTo(0.9, 9);
    expect([pattern.fromDay, pattern.untilDay]).toEqual(['2026-09-25', '2026-11-19']);
  });

  it('[CARE-2] say nothing unless four days of each weekday are known', () => {
    const days = daysOf(twoShifts);
    expect(runningPattern(days.slice(28), lastDay)).toBeDefined();
    expect(runningPattern(days.slice(29), lastDay)).toBeUndefined();
    const mostlyUnknown = days.map((day) => ({ ...day, knownS: 0.4 * day.rangeS, runningS: 0 }));
    expect(runningPattern(mostlyUnknown, lastDay)).toBeUndefined();
    expect(runningPattern([], lastDay)).toBeUndefined();
  });
});

describe('the date of a service', () => {
  it('[CARE-2] is the moment at which the weekdays have used up what is left, not a day on which the machine stands', () => {
    const date = dateOf(450, patternOf(twoShifts));
    expect(new Date(date!.atMs).toISOString()).toBe('2026-12-28T14:00:00.000Z');
    expect(date!.kind).toBe('weekdays');
    expect(new Date(expectedServiceMs(item({ remainingH: 450 }), 12, nowMs)!).toISOString()).toBe('2026-12-27T11:00:00.000Z');
  });

  it('[CARE-2] has no spread when all weeks are alike, and holds most futures when they differ', () => {
    const alike = dateOf(450, patternOf(twoShifts))!;
    expect(alike.interval).toEqual({ fromMs: alike.atMs, untilMs: alike.atMs });
    const differing = dateOf(
      450,
      patternOf((weekday, week) => twoShifts(weekday) * (week % 2 === 0 ? 1 : 0.5)),
    )!;
    expect(differing.interval!.fromMs).toBeLessThan(differing.atMs - 3 * dayMs);
    expect(differing.interval!.untilMs).toBeGreaterThan(differing.atMs + 3 * dayMs);
    expect(
      dateOf(
        450,
        patternOf((weekday, week) => twoShifts(weekday) * (week % 2 === 0 ? 1 : 0.5)),
      ),
    ).toEqual(differing);
  });

  const anyHours = fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 56, maxLength: 56 });
  const byIndex = (hours: readonly number[]) => {
    let i = 0;
    return () => hours[i++]!;
  };

  it('[CARE-2] is that of the mean pace when all weekdays are equal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 3000 }), (hoursADay, remainingH) => {
        const utc = serviceDate(
          item({ remainingH }),
          patternOf(() => hoursADay),
          undefined,
          { nowMs, zone: 'UTC' },
        )!;
        expect(Math.abs(utc.atMs - expectedServiceMs(item({ remainingH }), hoursADay, nowMs)!)).toBeLessThan(60_000);
      }),
    );
  });

  it('[CARE-2] is never later with more hours a day, and lies in its interval, which is not before now', () => {
    fc.assert(
      fc.property(anyHours, anyHours, fc.integer({ min: 0, max: 4000 }), (hours, more, remainingH) => {
        const fewer = dateOf(remainingH, patternOf(byIndex(hours)));
        const most = dateOf(remainingH, patternOf(byIndex(hours.map((hour, i) => Math.min(24, hour + more[i]!)))));
        if (fewer === undefined) return;
        expect(most!.atMs).toBeLessThanOrEqual(fewer.atMs + 1);
        for (const { atMs, interval } of [fewer, most!]) {
          if (interval === undefined) continue;
          expect(interval.fromMs).toBeGreaterThanOrEqual(nowMs);
          expect(interval.fromMs).toBeLessThanOrEqual(atMs);
          expect(interval.untilMs).toBeGreaterThanOrEqual(atMs);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is missing for what is overdue or unknown, and for a machine that stands', () => {
    expect(dateOf(-1, patternOf(twoShifts))).toBeUndefined();
    expect(serviceDate(item({ remainingH: undefined }), patternOf(twoShifts), 12, { nowMs, zone })).toBeUndefined();
    expect(serviceDate(item({ remainingH: NaN }), patternOf(twoShifts), 12, { nowMs, zone })).toBeUndefined();
    expect(
      dateOf(
        10,
        patternOf(() => 0),
      ),
    ).toBeUndefined();
    expect(dateOf(0, patternOf(twoShifts))!.atMs).toBe(nowMs);
    const restsToday = patternOf((weekday) => (weekday === weekdayOf('2026-11-20') ? 0 : 16));
    expect(dateOf(0, restsToday)!.atMs).toBe(nowMs);
  });

  it('[CARE-2] follows the calendar for the annual maintenance, and the mean pace where too few weeks are known', () => {
    const at = { nowMs, zone };
    expect(serviceDate(item({ component: 'annualMaintenance', remainingH: 48 }), patternOf(twoShifts), 12, at)).toEqual({
      atMs: nowMs + 2 * dayMs,
      kind: 'calendar',
      interval: { fromMs: nowMs + 2 * dayMs, untilMs: nowMs + 2 * dayMs },
    });
    expect(serviceDate(item({ remainingH: 24 }), undefined, 12, at)).toEqual({
      atMs: nowMs + 2 * dayMs,
      kind: 'pace',
      interval: undefined,
    });
    expect(serviceDate(item({ remainingH: 24 }), undefined, undefined, at)).toBeUndefined();
  });
});
