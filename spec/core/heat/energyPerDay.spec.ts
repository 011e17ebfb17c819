import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { energyPerDayKWh } from '../../../core/heat/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';

describe('energy per day', () => {
  test.each([
    ['2025-03-30', 2300],
    ['2025-06-15', 2400],
    ['2025-10-26', 2500],
  ])('of 100 kW is 2400 kWh whatever the length of the day: %s has %d kWh', (day, energyKWh) => {
    const { fromMs, untilMs } = plantDayRange(day, 'Europe/Berlin');
    expect(energyPerDayKWh(energyKWh, fromMs, untilMs)).toBeCloseTo(2400, 9);
  });

  it('times the days is the energy', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.integer({ min: 1, max: 1e12 }), (energyKWh, lengthMs) => {
        expect(energyPerDayKWh(energyKWh, 5, 5 + lengthMs)! * (lengthMs / 86_400_000)).toBeCloseTo(energyKWh, 3);
      }),
    );
  });

  test.each([
    ['an empty timespan', 1, 5, 5],
    ['a reversed one', 1, 6, 5],
    ['an endless one', 1, 0, Infinity],
    ['one of no known start', 1, NaN, 5],
    ['missing energy', undefined, 0, 5],
    ['negative energy', -1, 0, 5],
  ])('of %s is none', (_case, energyKWh, fromMs, untilMs) => {
    expect(energyPerDayKWh(energyKWh, fromMs, untilMs)).toBeUndefined();
  });
});
