import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hash01 } from '../../../core/estimate/index.ts';
import {
  askedRanges,
  type ComparedRanges,
  type DayRange,
  type PerformanceDay,
  performanceDue,
  performanceOf,
  prolongedRanges,
} from '../../../core/performance/index.ts';
import { daysFrom, type PlantDay, shiftDay } from '../../../core/time/index.ts';
import { dayAfter, firstDay } from './performanceDay.ts';

const numbered = (number: number) => shiftDay(firstDay, number);
const range = (first: number, last: number): DayRange => ({ first: numbered(first), last: numbered(last) });
const dayOf = (number: number): PerformanceDay => {
  const volumeM3 = 20_000 + 10_000 * hash01(1, 1, number);
  return dayAfter(number, volumeM3, 500 + 0.1 * volumeM3 + 50 * hash01(1, 2, number));
};

type Ranges = Pick<ComparedRanges, 'baseline' | 'report'>;

/** What is said after a day, of those with data that are over by then. */
function after(
  lastOver: number,
  hasData: (number: number) => boolean,
  rangesOf: (known: readonly PerformanceDay[]) => Ranges,
  isReportProposed = false,
) {
  const numbers = Array.from({ length: lastOver + 1 }, (_, number) => number);
  const days = numbers.filter(hasData).map(dayOf);
  const ranges = rangesOf(days);
  const performance = performanceOf({ days, ...ranges, zone: 'Europe/Berlin' });
  return { performance, due: performanceDue({ performance, ...ranges }, numbered(lastOver), isReportProposed) };
}

const proposed = (lastOver: PlantDay) => (known: readonly PerformanceDay[]) =>
  prolongedRanges({}, askedRanges({}, [], { first: firstDay, lastOver }), { known, lastOver });

describe('what a comparison still waits for', () => {
  it('comes on the days that were named, if all days until then have data', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 45 }), { maxLength: 20 }), fc.integer({ min: -1, max: 45 }), (gaps, now) => {
        const hasData = (number: number) => number > now || !gaps.includes(number);
        const on = (lastOver: number) => after(lastOver, hasData, proposed(numbered(lastOver)), true);
        const { due, performance } = on(now);
        fc.pre(performance.figures.saving.kind === 'none');
        const [model, comparison] = [due!.model, due!.comparison].map((day) => daysFrom(firstDay, day));
        expect(on(model! - 1).performance.model).toBeDefined();
        if (model! > now + 1) expect(on(model! - 2).performance.model).toBeUndefined();
        expect(on(comparison! - 1).performance.figures.saving.kind).toBe('fitted');
        expect(on(comparison! - 2).performance.figures.saving.kind).toBe('none');
      }),
      { numRuns: 30 },
    );
  });

  const [all, later] = [() => true, (number: number) => number >= 10];
  it.each<[string, number, (number: number) => boolean, DayRange, DayRange, readonly [number, number] | undefined]>([
    ['is the first day of the report after 28 days with data', 27, all, range(0, 27), range(28, 28), [28, 29]],
    ['is the first day of a report that begins in a week', 27, all, range(0, 27), range(35, 40), [28, 36]],
    ['is 28 days of a baseline that is still to come', 9, all, range(20, 60), range(61, 90), [48, 62]],
    ['is its baseline alone where the report is over', 19, all, range(10, 60), range(0, 9), [38, 38]],
    ['is nothing where a day is compared', 28, all, range(0, 27), range(28, 28), undefined],
    ['can no longer come of a baseline that is over', 40, later, range(0, 30), range(31, 40), undefined],
    ['can no longer come of one with too few days left', 29, later, range(0, 36), range(37, 37), undefined],
    ['is the last day of one with just enough days left', 29, later, range(0, 37), range(38, 38), [38, 39]],
    ['can no longer come of a report that is over', 60, (number) => number < 30, range(0, 29), range(30, 50), undefined],
  ])('%s', (_, now, hasData, baseline, report, expected) => {
    const { due } = after(now, hasData, () => ({ baseline, report }));
    expect(due && [due.model, due.comparison]).toEqual(expected?.map(numbered));
  });

  it('is tomorrow where a proposed report has no day with data yet', () => {
    const { performance, due } = after(30, (number) => ![0, 1, 30].includes(number), proposed(numbered(30)), true);
    expect(performance.figures.saving).toMatchObject({ reason: 'noReportDays' });
    expect(due).toEqual({ model: numbered(31), comparison: numbered(32) });
  });

  it('is nothing where no day to come helps by itself', () => {
    const days = Array.from({ length: 40 }, (_, number) => dayAfter(number, 30_000, 3000));
    const performance = performanceOf({ days, baseline: range(0, 29), report: range(30, 50), zone: 'Europe/Berlin' });
    expect(performance.figures.saving).toMatchObject({ reason: 'noSpread' });
    expect(performanceDue({ performance, baseline: range(0, 29), report: range(30, 50) }, numbered(39), false)).toBeUndefined();
  });
});
