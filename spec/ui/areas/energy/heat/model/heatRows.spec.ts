import { describe, expect, it } from '@jest/globals';
import { defaultHeatParameters, type Fuel, fuelTerms, heatRecovery } from '../../../../../../core/heat/index.ts';
import { defaultSettings } from '../../../../../../core/settings/index.ts';
import { heatRows } from '../../../../../../ui/areas/energy/heat/model/heatRows.ts';

const rowsOf = (fuel: Fuel) =>
  heatRows(heatRecovery(1000, { ...defaultHeatParameters, fuel }, fuelTerms(fuel, defaultSettings.units)), fuel);

describe('the results', () => {
  it('begin with the money, and end with the water', () => {
    expect(rowsOf('heatingOil').map(({ figure, quantity }) => [figure, quantity])).toEqual([
      ['saving', 'money'],
      ['heatKWh', 'energy'],
      ['fuelEnergyKWh', 'energy'],
      ['fuelAmount', 'oilVolume'],
      ['co2Kg', 'mass'],
      ['hotWaterKg', 'volume'],
    ]);
  });

  it('measure oil in litres and gas by volume', () => {
    expect(rowsOf('cityGas').find(({ figure }) => figure === 'fuelAmount')?.quantity).toBe('gasVolume');
  });

  it('have 365 days in a year', () => {
    for (const { perDay, perYear } of rowsOf('cityGas')) expect(perYear).toBeCloseTo(perDay! * 365, 6);
  });
});
