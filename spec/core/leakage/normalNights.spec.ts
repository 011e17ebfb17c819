import { describe, expect, it } from '@jest/globals';
import { middleBar, nightCoverage, normalNights } from '../../../core/leakage/normalNights.ts';
import type { NightFlow } from '../../../core/leakage/nightFlows.ts';

const night = (day: string, pressureBar: number, coverage = 1): NightFlow => ({ day, flowM3min: 6, meanM3min: 9, pressureBar, coverage });

describe('nights at one pressure', () => {
  it('are brought to their middle one, by day; where none is known a night is as it was', () => {
    const nights = [
      night('2026-03-04', 5),
      night('2026-03-02', 8),
      night('2026-03-03', 7),
      night('2026-03-05', NaN),
      night('2026-03-01', 7),
    ];
    expect(normalNights(nights).map(({ day, flowM3min, meanM3min }) => [day.slice(-2), flowM3min, meanM3min])).toEqual([
      ['01', 6, 9],
      ['02', expect.closeTo(6 * (8 / 9), 12), 8],
      ['03', 6, 9],
      ['04', 8, 12],
      ['05', 6, 9],
    ]);
    expect(middleBar([night('2026-03-01', NaN)])).toBeUndefined();
  });

  it('cover as much of the days as they have data', () => {
    const nights = [night('2026-03-01', 7, 0.5), night('2026-03-02', 7, 0.9), night('2026-03-03', 7)];
    expect(nightCoverage(nights, 4)).toBeCloseTo(0.6, 12);
    expect([nightCoverage(nights, 0), nightCoverage([], 3)]).toEqual([0, 0]);
  });
});
