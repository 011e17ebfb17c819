import { describe, expect, it } from '@jest/globals';
import { comparedSums, missingDays, performancePoints, savedSums } from '../../../core/performance/performanceChart.ts';
import type { Performance } from '../../../core/performance/index.ts';
import { dayAfter, firstDay } from './performanceDay.ts';

const days = [
  { day: '2026-03-28', energyKWh: 90, expectedKWh: 100, sumKWh: 10, low: 8, high: 12 },
  { day: '2026-03-29', energyKWh: 95, expectedKWh: 100, sumKWh: 15, low: 11, high: 19 },
] as unknown as Performance['days'];

describe('the picture of a performance', () => {
  it('has days of 24 h, without what adjustments are for', () => {
    const adjustment = { from: firstDay, kWhPerDay: 24, note: '', author: '' };
    expect(performancePoints([dayAfter(0, 1000, 500), dayAfter(1, 500, 250, { hours: 12 })], [adjustment])).toEqual([
      { day: firstDay, volumeM3: 1000, energyKWh: 476 },
      { day: '2026-01-06', volumeM3: 1000, energyKWh: 476 },
    ]);
  });

  it('begins with nothing saved and goes on to the end of each day, also where the clock changes', () => {
    const sums = savedSums({ days }, 'Europe/Berlin').map(({ atMs, ...of }) => ({ at: new Date(atMs).toISOString(), ...of }));
    expect(sums).toEqual([
      { at: '2026-03-27T23:00:00.000Z', sumKWh: 0, low: 0, high: 0 },
      { at: '2026-03-28T23:00:00.000Z', sumKWh: 10, low: 8, high: 12 },
      { at: '2026-03-29T22:00:00.000Z', sumKWh: 15, low: 11, high: 19 },
    ]);
    expect(savedSums({ days: [] }, 'Europe/Berlin')).toEqual([]);
  });

  it('has what was needed beside what was expected', () => {
    expect(comparedSums({ days })).toEqual({ energyKWh: 185, expectedKWh: 200 });
    expect(comparedSums({ days: [] })).toEqual({ energyKWh: undefined, expectedKWh: undefined });
  });

  it('says how many days a baseline still needs', () => {
    const baselineOf = (count: number) => ({ baseline: Array.from({ length: count }, (_, i) => dayAfter(i, 1, 1)) });
    expect([0, 27, 28, 40].map((count) => missingDays(baselineOf(count)))).toEqual([28, 1, 0, 0]);
  });
});
