import type { Fuel, HeatAssumption, HeatFigures } from '../../../../core/heat/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';
import type { HeatGap } from './model/heatGap.ts';
import type { WhatIf } from './model/whatIfCurve.ts';

// All of these are text ids.

export const fuelNames: Readonly<Record<Fuel, string>> = { heatingOil: /*i18n*/ 'Heizöl', cityGas: /*i18n*/ 'Erdgas' };

export const assumptionNames: Readonly<Record<HeatAssumption, string>> = {
  useRatio: /*i18n*/ 'Nutzung',
  heatingEfficiencyRatio: /*i18n*/ 'Heizungswirkungsgrad',
  coldWaterDegC: /*i18n*/ 'Kaltwasser',
  warmWaterDegC: /*i18n*/ 'Warmwasser',
};

export const figureNames: Readonly<Record<Exclude<keyof HeatFigures, 'fuelAmount' | 'hotWaterKg'>, string>> = {
  saving: /*i18n*/ 'Ersparnis',
  heatKWh: /*i18n*/ 'Rückgewonnene Wärme',
  fuelEnergyKWh: /*i18n*/ 'Eingesparte Brennstoffenergie',
  co2Kg: /*i18n*/ 'Vermiedenes CO₂',
};

export const savedFuelNames: Readonly<Record<Fuel, string>> = {
  heatingOil: /*i18n*/ 'Eingespartes Heizöl',
  cityGas: /*i18n*/ 'Eingespartes Erdgas',
};

/** What the heat could replace, in a sentence. */
export const replacedSentences: Readonly<Record<Fuel, string>> = {
  heatingOil: /*i18n*/ 'Die Verdichter geben genug Wärme ab, um täglich {amount} Heizöl zu ersetzen.',
  cityGas: /*i18n*/ 'Die Verdichter geben genug Wärme ab, um täglich {amount} Erdgas zu ersetzen.',
};

/** How a fuel's terms are written. */
export const fuelTermQuantities = {
  heatingOil: { price: 'oilPrice', heatingValue: 'oilHeatingValue', co2: 'oilCo2' },
  cityGas: { price: 'gasPrice', heatingValue: 'gasHeatingValue', co2: 'gasCo2' },
} as const satisfies Record<Fuel, Record<string, AnyQuantity>>;

export const whatIfTitles: Readonly<Record<WhatIf, string>> = {
  use: /*i18n*/ 'Ersparnis nach Nutzung',
  efficiency: /*i18n*/ 'Ersparnis nach Heizungswirkungsgrad',
  water: /*i18n*/ 'Warmwasser nach Temperatur',
};

export const whatIfAxes: Readonly<Record<WhatIf, string>> = {
  use: /*i18n*/ 'Ersparnis in {unit} je Jahr',
  efficiency: /*i18n*/ 'Ersparnis in {unit} je Jahr',
  water: /*i18n*/ 'Warmwasser in {unit} je Tag',
};

/** Why there is no result, in a sentence. */
export const gapSentences: Readonly<Record<HeatGap, string>> = {
  loading: /*i18n*/ 'Die Werte der Station werden geladen.',
  noConnection: /*i18n*/ 'Zurzeit kommen keine Werte von der Station.',
  noStatistics: /*i18n*/ 'Die Station hat noch keinen Energieverbrauch gemeldet.',
  noTime: /*i18n*/ 'Die Zeit seit der letzten Rücksetzung ist noch zu kurz.',
  noEnergy: /*i18n*/ 'Seit der letzten Rücksetzung ist noch keine Energie erfasst.',
  noEfficiency:
    /*i18n*/ 'Mit einem Heizungswirkungsgrad von 0 % lässt sich keine Ersparnis berechnen: So eine Heizung gäbe keine Wärme ab.',
  noRise: /*i18n*/ 'Warmwasser muss wärmer sein als Kaltwasser.',
  noHeatingValue: /*i18n*/ 'Der Heizwert des Brennstoffs ist in den Einstellungen 0.',
  noResult: /*i18n*/ 'Mit diesen Angaben lässt sich kein Ergebnis berechnen.',
};
