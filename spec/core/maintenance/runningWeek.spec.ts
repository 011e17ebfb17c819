import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type RunningDay, runningPattern } from '../../../core/maintenance/index.ts';
import { shiftDay, weekdayOf } from '../../../core/time/index.ts';
import { daysOf, lastDay, patternOf, twoShifts } from './runningDays.ts';

describe('the weeks of a machine', () => {
  it('[CARE-2] are known by weekday, in known time only, with their coverage', () => {
    const pattern = patternOf(twoShifts, 0.9);
    expect(pattern.meanH.map((hours) => Math.round(hours * 1e6) / 1e6)).toEqual([0, 16, 16, 16, 16, 16, 4]);
    expect(pattern.weeks).toHaveLength(8);
    expect(pattern.coverage).toBeCloseTo(0.9, 9);
    expect(patternOf(twoShifts, 1.05).coverage).toBe(1);
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

  it.each<[string, Partial<RunningDay>, boolean]>([
    ['half of its time', { knownS: 43_200 }, true],
    ['less of its time', { knownS: 43_199 }, false],
    ['no running time', { runningS: undefined }, false],
    ['no time at all', { rangeS: 0, knownS: 0 }, false],
  ])('[CARE-2] take a day of which %s is known: %p', (_what, parts, isTaken) => {
    const days = daysOf(twoShifts).slice(28);
    expect(runningPattern([{ ...days[0]!, ...parts }, ...days.slice(1)], lastDay) !== undefined).toBe(isTaken);
  });

  it('[CARE-2] are the eight that end with the last day, and no day before or behind them', () => {
    const others = [-56, -57, 1, 2].map((days) => ({ day: shiftDay(lastDay, days), runningS: 86_400, knownS: 86_400, rangeS: 86_400 }));
    expect(runningPattern([...daysOf(twoShifts), ...others], lastDay)).toEqual(patternOf(twoShifts));
  });

  it('[CARE-2] have the mean of a weekday by its known time, and in each week the hours that are known of it', () => {
    const anyDay = fc.record({
      runningS: fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: undefined, freq: 12 }),
      knownS: fc.integer({ min: 40_000, max: 86_400 }),
    });
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 56, maxLength: 56 }), fc.nat(7), (parts, missingWeek) => {
        const all = parts.map((part, i): RunningDay => ({ ...part, day: shiftDay(lastDay, i - 55), rangeS: 86_400 }));
        const days = all.filter((_, i) => Math.floor(i / 7) !== missingWeek);
        const known = days.filter(({ runningS, knownS }) => runningS !== undefined && knownS >= 43_200);
        const ofWeekday = (weekday: number) => known.filter(({ day }) => weekdayOf(day) === weekday);
        const sum = (of: readonly RunningDay[], key: 'runningS' | 'knownS') => of.reduce((total, day) => total + day[key]!, 0);
        fc.pre([0, 1, 2, 3, 4, 5, 6].every((weekday) => ofWeekday(weekday).length >= 4));
        const pattern = runningPattern(days, lastDay)!;
        const meanH = [0, 1, 2, 3, 4, 5, 6].map(
          (weekday) => (24 * sum(ofWeekday(weekday), 'runningS')) / sum(ofWeekday(weekday), 'knownS'),
        );
        expect(pattern.meanH).toEqual(meanH.map((hours) => expect.closeTo(hours, 9)));
        const weeks = Array.from({ length: 8 }, (_, week) => all.slice(7 * week, 7 * week + 7).filter((day) => known.includes(day)));
        expect(pattern.weeks).toEqual(
          weeks
            .filter((week) => week.length > 0)
            .map((week) =>
              meanH.map((mean, weekday) => {
                const day = week.find((each) => weekdayOf(each.day) === weekday);
                return expect.closeTo(day === undefined ? mean : Math.min(24, (24 * day.runningS!) / day.knownS), 9);
              }),
            ),
        );
        expect(pattern.coverage).toBeCloseTo(sum(days, 'knownS') / (56 * 86_400), 9);
      }),
      { numRuns: 20 },
    );
  });
});
