import { describe, expect, it, test } from '@jest/globals';
import { co2Of, costOf, tariffOf } from '../../../core/tariff/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';

const tariff = tariffOf(defaultSettings.units);

describe('a tariff', () => {
  it('comes from the settings', () => {
    expect(tariff).toEqual({ ratePerKWh: 0.25, co2KgPerKWh: 0.38 });
  });

  it('turns 1000 kWh into 250 of money and 380 kg of CO2', () => {
    expect([costOf(1000, tariff), co2Of(1000, tariff)]).toEqual([250, 380]);
  });

  test.each([undefined, NaN, -1, Infinity])('has neither cost nor CO2 for an energy of %p', (energyKWh) => {
    expect([costOf(energyKWh, tariff), co2Of(energyKWh, tariff)]).toEqual([undefined, undefined]);
  });

  test.each([NaN, -0.1, Infinity])('of a rate and a factor of %p has neither, even for no energy', (value) => {
    const unknown = { ratePerKWh: value, co2KgPerKWh: value };
    expect([costOf(0, unknown), co2Of(0, unknown), costOf(5, unknown), co2Of(5, unknown)]).toEqual(Array(4).fill(undefined));
  });
});
