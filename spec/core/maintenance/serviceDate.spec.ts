import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectedServiceMs, meanHPerDay, type RunningPattern, serviceDate } from '../../../core/maintenance/index.ts';
import { weekdayOf } from '../../../core/time/index.ts';
import { item } from './items.ts';
import { patternOf, twoShifts } from './runningDays.ts';

const zone = 'Europe/Berlin';
/** Friday. */
const nowMs = Date.parse('2026-11-20T00:00:00+01:00');
const dayMs = 86_400_000;
const dateOf = (remainingH: number, pattern: RunningPattern) => serviceDate(item({ remainingH }), pattern, undefined, { nowMs, zone });

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

  it('has no interval when it is more than ten years away, and is none when it is more than a century away', () => {
    const utc = { nowMs: Date.parse('2026-11-20T00:00:00Z'), zone: 'UTC' };
    const after = (days: number, hoursADay: number) =>
      serviceDate(
        item({ remainingH: days * hoursADay }),
        patternOf(() => hoursADay),
        undefined,
        utc,
      );
    expect(after(3653, 24)?.interval).toEqual({ fromMs: utc.nowMs + 3653 * dayMs, untilMs: utc.nowMs + 3653 * dayMs });
    expect(after(3653.01, 24)).toMatchObject({ kind: 'weekdays', interval: undefined });
    expect(after(36_525, 1)?.atMs).toBe(utc.nowMs + 36_525 * dayMs);
    expect(after(36_526, 1)).toBeUndefined();
  });

  it('[CARE-2] has an interval that leaves one of twenty futures on either side, when each week is like one of the past', () => {
    const [least, most, weeks] = [4, 20, 10];
    const utc = { nowMs: Date.parse('2026-11-20T00:00:00Z'), zone: 'UTC' };
    const pattern = patternOf((_, week) => (week % 2 === 0 ? most : least));
    const { interval } = serviceDate(item({ remainingH: 450 }), pattern, undefined, utc)!;
    const futures = Array.from({ length: 2 ** weeks }, (_, bits) => {
      let [leftH, day] = [450, 0];
      for (let week = 0; ; week++) {
        const hours = (bits >> week) % 2 === 0 ? most : least;
        if (leftH <= 7 * hours) return utc.nowMs + (day + leftH / hours) * dayMs;
        [leftH, day] = [leftH - 7 * hours, day + 7];
      }
    });
    const share = (isSo: (atMs: number) => boolean) => futures.filter(isSo).length / futures.length;
    const aSecond = 1000;
    expect(share((atMs) => atMs < interval!.fromMs - aSecond)).toBeLessThan(0.07);
    expect(share((atMs) => atMs <= interval!.fromMs + aSecond)).toBeGreaterThan(0.03);
    expect(share((atMs) => atMs < interval!.untilMs - aSecond)).toBeLessThan(0.97);
    expect(share((atMs) => atMs <= interval!.untilMs + aSecond)).toBeGreaterThan(0.93);
  });

  it('rests on so many hours a day in the mean of a week', () => {
    expect(meanHPerDay(patternOf(twoShifts))).toBeCloseTo(12, 9);
  });
});
