import { describe, expect, it } from '@jest/globals';
import type { HeatQuarter } from '../../../core/heatReport/heatQuarters.ts';
import { coverageOf, daysOf, heatOf, heatOfMonth, hoursOf, powerOf, scaledSum, withHeat } from '../../../core/heatReport/heatSums.ts';

/** A quarter hour of which 0.6 is heat, a quarter of that used. */
const quarterOf = (energyKWh: number, coverage = 1, day = '2026-05-04'): HeatQuarter => ({
  ...{ month: 5, day, hour: 3, isWeekend: false, energyKWh, coverage },
  shares: { recoverable: 0.6, used: 0.25, isRule: false },
});
const near = (value: number) => expect.closeTo(value, 9);

describe('sums of quarter hours', () => {
  it('cover nothing of a time without any, and else the mean of what is known', () => {
    expect([coverageOf([]), coverageOf([quarterOf(1), quarterOf(1, 0.25)])]).toEqual([0, 0.625]);
  });

  it('are heat that nobody uses, its power, and hours and days', () => {
    const quarters = [quarterOf(20), quarterOf(0), quarterOf(10, 1, '2026-05-05')];
    expect([powerOf(quarters[0]!), heatOf(quarters), hoursOf(quarters), daysOf(quarters)]).toEqual([near(36), near(13.5), 0.75, 2]);
    expect([heatOf([]), hoursOf([]), daysOf([])]).toEqual([0, 0, 0]);
  });

  it('have heat with more than a power that is none', () => {
    const quarters = [quarterOf(20), quarterOf(10)];
    const at = powerOf(quarters[1]!);
    expect([at - 1e-9, at].map((faintKW) => withHeat(quarters, faintKW).length)).toEqual([2, 1]);
  });
});

describe('a month', () => {
  it('is scaled up by what is known of it', () => {
    const quarters = [quarterOf(20), quarterOf(0, 0.6), quarterOf(10, 0.8, '2026-05-05'), quarterOf(0.5)];
    expect(heatOfMonth(5, quarters, 3)).toEqual({
      ...{ month: 5, heatKWh: near(13.5 / 0.85), availableDays: 2, availableH: near(0.5 / 0.85) },
      ...{ powerWhileAvailableKW: near(27), meanPowerKW: near(13.5 / 0.85), coverage: near(0.85) },
    });
  });

  it('has no heat where less than half is known, and from half on', () => {
    expect(heatOfMonth(5, [quarterOf(20, 0.49)], 0)).toStrictEqual({
      ...{ month: 5, heatKWh: undefined, availableDays: 1, availableH: undefined },
      ...{ powerWhileAvailableKW: undefined, meanPowerKW: undefined, coverage: 0.49 },
    });
    expect(heatOfMonth(5, [quarterOf(20, 0.5)], 0)).toMatchObject({ heatKWh: near(18), availableH: 0.5 });
  });
});

describe('a whole time by its months', () => {
  const [whole, half, little] = [[quarterOf(8), quarterOf(8)], [quarterOf(3, 0.5)], [quarterOf(9, 0.1)]];

  it('is each month by what is known of it, and of those that are known too little like the others', () => {
    // 7.2 kWh of two quarter hours and, of one of which half is known, 2.7: 9.9 in three of four
    expect(scaledSum([whole, half, little], heatOf)).toEqual({
      value: near(9.9 * (4 / 3)),
      low: near(8.55),
      high: near(2 * 9.9 * (4 / 3) - 8.55),
    });
  });

  it('is sure where all is known', () => {
    expect(scaledSum([whole, []], heatOf)).toEqual({ value: near(7.2), low: near(7.2), high: near(7.2) });
  });
});
