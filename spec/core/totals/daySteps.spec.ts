import { expect, it } from '@jest/globals';
import { dayOfStep, dayStep, daySteps } from '../../../core/totals/index.ts';

it('a day as a step is the number of days since 1970', () => {
  expect([dayStep('1970-01-01'), dayStep('1970-02-01'), dayStep('2026-11-20')]).toEqual([0, 31, 20_777]);
  expect([dayOfStep(0), dayOfStep(31), dayOfStep(20_777)]).toEqual(['1970-01-01', '1970-02-01', '2026-11-20']);
});

it('sums of days have the figures of each', () => {
  const days = [
    { day: '2026-11-19', sum: 14_000, coveredMs: 2000, least: 6.5, greatest: 7.5 },
    { day: '2026-11-21', sum: -3, coveredMs: 86_400_000, least: -1, greatest: 0.25 },
  ];
  expect(daySteps(days)).toEqual({
    steps: Float64Array.of(20_776, 20_778),
    sums: Float64Array.of(14_000, -3),
    coveredMs: Float64Array.of(2000, 86_400_000),
    least: Float32Array.of(6.5, -1),
    greatest: Float32Array.of(7.5, 0.25),
  });
});
