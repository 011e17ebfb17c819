import { describe, expect, it, test } from '@jest/globals';
import { tariffOf } from '../../../core/tariff/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { heatBasis } from '../../../core/balance/index.ts';
import { tenDays, withEnergy } from '../../ui/areas/energy/heat/heatFixture.ts';

const tariff = tariffOf(defaultSettings.units);

describe('the energy that heat is calculated from', () => {
  it('is what all machines took in a day, on load and not', () => {
    expect(heatBasis(tenDays, tariff)).toEqual({
      period: tenDays.timespan,
      perDayKWh: 1000,
      spread: Math.sqrt(0.1),
      known: 2,
      of: 2,
      coverage: undefined,
    });
  });

  test.each<readonly [string, number | undefined, number | undefined, number | undefined, number]>([
    ['without no-load', 5000, undefined, 500, 0],
    ['without any', undefined, undefined, undefined, 0],
    ['negative', -5000, undefined, undefined, 0],
    ['none was taken', 0, 0, 0, 1],
  ])('with energy %s says how many machines are known', (_, load, noLoad, perDayKWh, known) => {
    expect(heatBasis(withEnergy(load, noLoad), tariff)).toMatchObject({ perDayKWh, known, of: 1 });
  });

  test.each<readonly [string, number]>([
    ['has only begun', 0],
    ['ends before it begins', -1],
  ])('is missing when the time since the reset %s', (_, lengthMs) => {
    const { fromMs } = tenDays.timespan;
    expect(heatBasis({ ...tenDays, timespan: { fromMs, untilMs: fromMs + lengthMs } }, tariff).perDayKWh).toBeUndefined();
  });
});
