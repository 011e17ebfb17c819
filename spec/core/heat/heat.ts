import fc from 'fast-check';
import { type FuelTerms, fuelTerms, fuels, type HeatParameters, heatLimits } from '../../../core/heat/index.ts';
import { heatCircuits } from '../../../core/plantData/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';

export const oil = fuelTerms('heatingOil', defaultSettings.units);

/** Everything that the sliders and choices can be set to. */
export const sliderPositions: fc.Arbitrary<HeatParameters> = fc.record({
  circuit: fc.constantFrom(...heatCircuits),
  fuel: fc.constantFrom(...fuels),
  useRatio: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  heatingEfficiencyRatio: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  coldWaterDegC: fc.integer(heatLimits.coldWaterDegC),
  warmWaterDegC: fc.integer(heatLimits.warmWaterDegC),
});

const anyNumber = fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, Number.MAX_VALUE, Number.MIN_VALUE));

/** Whatever a form, a file or a script may hand over. */
export const anyParameters: fc.Arbitrary<HeatParameters> = fc.record({
  circuit: fc.constantFrom(...heatCircuits),
  fuel: fc.constantFrom(...fuels),
  useRatio: anyNumber,
  heatingEfficiencyRatio: anyNumber,
  coldWaterDegC: anyNumber,
  warmWaterDegC: anyNumber,
  recoverableShare: anyNumber,
});
export const anyFuel: fc.Arbitrary<FuelTerms> = fc.record({
  unit: fc.constantFrom('l', 'm3'),
  pricePerUnit: anyNumber,
  heatingValueKWhPerUnit: anyNumber,
  co2KgPerUnit: anyNumber,
});
export const anyEnergy = fc.option(anyNumber, { nil: undefined });
