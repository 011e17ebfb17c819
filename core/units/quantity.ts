/** What is measured, in base units: bar, degC, m3, m3/min, kW, kWh, ratio 0..1, kW/(m3/min). */
export const quantities = ['pressure', 'temperature', 'volume', 'volumeFlow', 'power', 'energy', 'ratio', 'specificPower'] as const;
export type Quantity = (typeof quantities)[number];

/**
 * What reports calculate with, in base units: K; part of a whole 0..1; kWh/m3; an amount of money, per kWh, per l of oil, per m3 of gas, per m3 of compressed air;
 * kg, per kWh, per l, per m3; kWh/l, kWh/m3; l; m3; h; mA. Money is in the chosen currency, which is a label and never converted.
 */
export const reportQuantities = [
  'temperatureDifference',
  'share',
  'specificEnergy',
  'money',
  'energyPrice',
  'oilPrice',
  'gasPrice',
  'airCost',
  'mass',
  'energyCo2',
  'oilCo2',
  'gasCo2',
  'oilHeatingValue',
  'gasHeatingValue',
  'oilVolume',
  'gasVolume',
  'runningTime',
  'current',
] as const;
export type ReportQuantity = (typeof reportQuantities)[number];

/** Everything that can be shown with a unit. */
export type AnyQuantity = Quantity | ReportQuantity;
