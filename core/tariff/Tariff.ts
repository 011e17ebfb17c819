import { amountOf, type Figure, productOf } from '../figures/index.ts';

/** What electricity costs and emits. */
export interface Tariff {
  /** In the station's currency. */
  readonly ratePerKWh: number;
  readonly co2KgPerKWh: number;
}

/** Electricity as the station's settings have it. */
interface ElectricitySettings {
  readonly electricityRatePerKWh: number;
  readonly electricityCo2KgPerKWh: number;
}

/** The tariff that the station's settings have. */
export function tariffOf({ electricityRatePerKWh, electricityCo2KgPerKWh }: ElectricitySettings): Tariff {
  return { ratePerKWh: electricityRatePerKWh, co2KgPerKWh: electricityCo2KgPerKWh };
}

/** Energy times rate, unrounded; a rate of 0 costs nothing. Undefined for missing or negative energy or rate. */
export function costOf(energyKWh: Figure, { ratePerKWh }: Tariff): Figure {
  return productOf(amountOf(energyKWh), amountOf(ratePerKWh));
}

/** CO2 equivalent in kg; undefined for missing or negative energy or factor. */
export function co2Of(energyKWh: Figure, { co2KgPerKWh }: Tariff): Figure {
  return productOf(amountOf(energyKWh), amountOf(co2KgPerKWh));
}
