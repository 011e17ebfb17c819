import type { UnitSettings } from '../settings/index.ts';
import type { Fuel } from './HeatParameters.ts';

/** What a fuel costs and gives; `unit` is the measure that it is bought by. */
export interface FuelTerms {
  readonly unit: 'l' | 'm3';
  /** In the station's currency. */
  readonly pricePerUnit: number;
  readonly heatingValueKWhPerUnit: number;
  readonly co2KgPerUnit: number;
}

const termsOf: Readonly<Record<Fuel, (settings: UnitSettings) => FuelTerms>> = {
  heatingOil: (settings) => ({
    unit: 'l',
    pricePerUnit: settings.oilPricePerL,
    heatingValueKWhPerUnit: settings.oilHeatingValueKWhPerL,
    co2KgPerUnit: settings.oilCo2KgPerL,
  }),
  cityGas: (settings) => ({
    unit: 'm3',
    pricePerUnit: settings.gasPricePerM3,
    heatingValueKWhPerUnit: settings.gasHeatingValueKWhPerM3,
    co2KgPerUnit: settings.gasCo2KgPerM3,
  }),
};

/** A fuel's terms as the station's settings have them. */
export function fuelTerms(fuel: Fuel, settings: UnitSettings): FuelTerms {
  return termsOf[fuel](settings);
}
