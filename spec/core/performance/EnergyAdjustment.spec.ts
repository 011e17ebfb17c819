import { expect, it } from '@jest/globals';
import { adjustmentOf, shareOfDay } from '../../../core/performance/EnergyAdjustment.ts';

const entered = { note: '', author: '' };
const adjustments = [
  { from: '2026-03-02', until: '2026-03-04', kWhPerDay: 240, ...entered },
  { from: '2026-03-04', kWhPerDay: -120, ...entered },
];

it.each([
  ['2026-03-01', 24, 0],
  ['2026-03-02', 24, 240],
  ['2026-03-04', 24, 120],
  ['2026-03-05', 24, -120],
  ['2026-03-03', 12, 120],
  ['2026-03-03', 25, 250],
])('adjustments of %s, of which %d h are known, come to %d kWh', (day, hours, kWh) => {
  expect(adjustmentOf(adjustments, { day, hours })).toBeCloseTo(kWh, 9);
  expect(shareOfDay({ hours })).toBeCloseTo(hours / 24, 12);
});
