import { amountOf, type Figure, productOf, ratioOf } from '../figures/index.ts';
import type { FuelTerms } from './FuelTerms.ts';
import { type HeatParameters, recoverableShares } from './HeatParameters.ts';

/** Of liquid water, kJ/(kg K). */
export const waterHeatCapacityKJperKgK = 4.187;
/** Of cold water, kg/m3; at 39 degC it is 0.7 % less. */
const waterKgPerM3 = 1000;
/** The volume of an amount of cold water, m3. */
export const waterVolumeM3 = (massKg: Figure): Figure => ratioOf(massKg, waterKgPerM3);
/** Days of operation in a year. */
export const daysPerYear = 365;
const kJperKWh = 3600;

/** What is gained in one period; undefined where the input leaves no answer. */
export interface HeatFigures {
  readonly heatKWh: Figure;
  /** That the replaced heating would have burnt. */
  readonly fuelEnergyKWh: Figure;
  /** Litres or m3, see the fuel's unit. */
  readonly fuelAmount: Figure;
  /** In the station's currency. */
  readonly saving: Figure;
  readonly co2Kg: Figure;
  /** Water heated from cold to warm instead. */
  readonly hotWaterKg: Figure;
}

/** What is gained a day and a year. */
export interface HeatRecovery {
  readonly daily: HeatFigures;
  /** 365 such days. */
  readonly yearly: HeatFigures;
}

const shareOf = (value: number): Figure => (value >= 0 && value <= 1 ? value : undefined);

function dailyFigures(energyPerDay: Figure, parameters: HeatParameters, fuel: FuelTerms): HeatFigures {
  const share = shareOf(parameters.recoverableShare ?? recoverableShares[parameters.circuit]);
  const heatKWh = productOf(productOf(amountOf(energyPerDay), share), shareOf(parameters.useRatio));
  const fuelEnergyKWh = ratioOf(heatKWh, shareOf(parameters.heatingEfficiencyRatio));
  const fuelAmount = ratioOf(fuelEnergyKWh, amountOf(fuel.heatingValueKWhPerUnit));
  const riseK = parameters.warmWaterDegC - parameters.coldWaterDegC;
  return {
    heatKWh,
    fuelEnergyKWh,
    fuelAmount,
    saving: productOf(fuelAmount, amountOf(fuel.pricePerUnit)),
    co2Kg: productOf(fuelAmount, amountOf(fuel.co2KgPerUnit)),
    hotWaterKg: ratioOf(productOf(heatKWh, kJperKWh), waterHeatCapacityKJperKgK * riseK),
  };
}

const timesDays = (figures: HeatFigures, days: number): HeatFigures => ({
  heatKWh: productOf(figures.heatKWh, days),
  fuelEnergyKWh: productOf(figures.fuelEnergyKWh, days),
  fuelAmount: productOf(figures.fuelAmount, days),
  saving: productOf(figures.saving, days),
  co2Kg: productOf(figures.co2Kg, days),
  hotWaterKg: productOf(figures.hotWaterKg, days),
});

/**
 * What recovering the compressors' heat would replace.
 * heat = energy x share x use; fuel energy = heat / efficiency; amount = fuel energy / heating value; saving = amount x price;
 * CO2 = amount x factor; hot water = heat x 3600 / (4.187 x (warm - cold)).
 * A figure is undefined when it depends on: a missing or negative energy, price or factor; a share, use or efficiency outside 0..1 or missing;
 * efficiency 0; heating value 0; warm not above cold.
 */
export function heatRecovery(energyPerDayKWh: Figure, parameters: HeatParameters, fuel: FuelTerms): HeatRecovery {
  const daily = dailyFigures(energyPerDayKWh, parameters, fuel);
  return { daily, yearly: timesDays(daily, daysPerYear) };
}
