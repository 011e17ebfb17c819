import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  defaultHeatParameters,
  fuelTerms,
  type HeatFigures,
  type HeatParameters,
  heatRecovery,
  recoverableShares,
  waterVolumeM3,
} from '../../../core/heat/index.ts';
import { waterHeatCapacityKJperKgK } from '../../../core/heat/heatRecovery.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { anyEnergy, anyFuel, anyParameters, oil, sliderPositions } from './heat.ts';

const energy = fc.double({ min: 0, max: 1e6, noNaN: true });
const dailyOf = (change: Partial<HeatParameters> = {}, energyPerDayKWh: number | undefined = 1000, fuel = oil) =>
  heatRecovery(energyPerDayKWh, { ...defaultHeatParameters, ...change }, fuel).daily;
const fields = [
  'heatKWh',
  'fuelEnergyKWh',
  'fuelAmount',
  'saving',
  'co2Kg',
  'hotWaterKg',
] as const satisfies readonly (keyof HeatFigures)[];
const known = (figures: HeatFigures) => fields.filter((field) => figures[field] !== undefined);

describe('heat recovery', () => {
  it('[BAL-11] starts from the usual shares, use, efficiency and temperatures', () => {
    expect(recoverableShares).toEqual({ oilCirculation: 0.72, airPipes: 0.94 });
    expect(waterHeatCapacityKJperKgK).toBe(4.187);
    expect(defaultHeatParameters).toMatchObject({ useRatio: 0.8, heatingEfficiencyRatio: 0.75, coldWaterDegC: 20, warmWaterDegC: 60 });
  });

  it('of 1000 kWh a day through the oil circuit replaces 768 kWh of heating oil', () => {
    const { heatKWh, fuelEnergyKWh, fuelAmount, saving, co2Kg, hotWaterKg } = dailyOf();
    expect(heatKWh).toBeCloseTo(576, 9);
    expect(fuelEnergyKWh).toBeCloseTo(768, 9);
    expect(fuelAmount).toBeCloseTo(76.8, 9);
    expect(saving).toBeCloseTo(76.8, 9);
    expect(co2Kg).toBeCloseTo(205.824, 9);
    expect(hotWaterKg).toBeCloseTo((576 * 3600) / (4.187 * 40), 6);
  });

  it('of 1000 kWh a day through air pipes replaces 97.3 m3 of city gas', () => {
    const gas = fuelTerms('cityGas', defaultSettings.units);
    const { heatKWh, fuelAmount, saving, co2Kg } = dailyOf({ circuit: 'airPipes', fuel: 'cityGas' }, 1000, gas);
    expect(gas.unit).toBe('m3');
    expect(heatKWh).toBeCloseTo(752, 9);
    expect(fuelAmount).toBeCloseTo(752 / 0.75 / 10.3, 9);
    expect(saving).toBeCloseTo((752 / 0.75 / 10.3) * 0.9, 9);
    expect(co2Kg).toBeCloseTo((752 / 0.75 / 10.3) * 2, 9);
  });

  it('takes another share when one is given', () => {
    expect(dailyOf({ recoverableShare: 0.76 }).heatKWh).toBeCloseTo(608, 9);
  });

  it('loses no energy: what the fuel gives through the heating, and what the water takes, is the heat', () => {
    fc.assert(
      fc.property(energy, sliderPositions, (energyPerDayKWh, parameters) => {
        const { heatKWh, fuelEnergyKWh, fuelAmount, hotWaterKg } = heatRecovery(energyPerDayKWh, parameters, oil).daily;
        const close = (part: number) => expect(Math.abs(part - heatKWh!)).toBeLessThanOrEqual(1e-9 * heatKWh! + 1e-300);
        expect(heatKWh!).toBeLessThanOrEqual(energyPerDayKWh);
        close(((hotWaterKg! * 4.187) / 3600) * (parameters.warmWaterDegC - parameters.coldWaterDegC));
        if (parameters.heatingEfficiencyRatio === 0) return;
        close(fuelEnergyKWh! * parameters.heatingEfficiencyRatio);
        close(fuelAmount! * oil.heatingValueKWhPerUnit * parameters.heatingEfficiencyRatio);
      }),
    );
  });

  it('[BAL-11] of a year is 365 times that of a day', () => {
    fc.assert(
      fc.property(energy, sliderPositions, (energyPerDayKWh, parameters) => {
        const { daily, yearly } = heatRecovery(energyPerDayKWh, parameters, oil);
        for (const field of fields) expect(yearly[field]).toBe(daily[field] === undefined ? undefined : daily[field] * 365);
      }),
    );
  });

  it('saves nothing where nothing is used or nothing runs', () => {
    for (const daily of [dailyOf({ useRatio: 0 }), dailyOf({}, 0)])
      expect(daily).toEqual({ heatKWh: 0, fuelEnergyKWh: 0, fuelAmount: 0, saving: 0, co2Kg: 0, hotWaterKg: 0 });
  });

  test.each<readonly [string, HeatFigures, readonly (keyof HeatFigures)[]]>([
    ['a heating of no efficiency leaves heat and water', dailyOf({ heatingEfficiencyRatio: 0 }), ['heatKWh', 'hotWaterKg']],
    ['warm as cold leaves no water', dailyOf({ warmWaterDegC: 20 }), ['heatKWh', 'fuelEnergyKWh', 'fuelAmount', 'saving', 'co2Kg']],
    ['warm below cold leaves no water', dailyOf({ warmWaterDegC: 10 }), ['heatKWh', 'fuelEnergyKWh', 'fuelAmount', 'saving', 'co2Kg']],
    [
      'a fuel without heating value leaves no amount',
      dailyOf({}, 1000, { ...oil, heatingValueKWhPerUnit: 0 }),
      ['heatKWh', 'fuelEnergyKWh', 'hotWaterKg'],
    ],
    ['missing energy leaves nothing', heatRecovery(undefined, defaultHeatParameters, oil).daily, []],
    ['negative energy leaves nothing', dailyOf({}, -1), []],
    ['a use above the whole leaves nothing', dailyOf({ useRatio: 1.01 }), []],
    ['a share below nothing leaves nothing', dailyOf({ recoverableShare: -0.1 }), []],
    [
      'a negative price leaves no saving',
      dailyOf({}, 1000, { ...oil, pricePerUnit: -1 }),
      ['heatKWh', 'fuelEnergyKWh', 'fuelAmount', 'co2Kg', 'hotWaterKg'],
    ],
  ])('[BAL-11] %s', (_case, figures, expected) => {
    expect(known(figures)).toEqual(expected);
  });

  it('[BAL-11] never gives NaN, Infinity or a negative figure, whatever comes in', () => {
    fc.assert(
      fc.property(anyEnergy, anyParameters, anyFuel, (energyPerDayKWh, parameters, fuel) => {
        const { daily, yearly } = heatRecovery(energyPerDayKWh, parameters, fuel);
        for (const figures of [daily, yearly])
          for (const field of known(figures)) expect(figures[field]! >= 0 && figures[field]! < Infinity).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the volume of cold water', () => {
  test.each([
    [1000, 1],
    [0, 0],
    [undefined, undefined],
  ])('of %p kg is %p m3', (massKg, volumeM3) => {
    expect(waterVolumeM3(massKg)).toBe(volumeM3);
  });
});
