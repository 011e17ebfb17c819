/** Units that pressures are shown in. */
export const pressureUnits = ['bar', 'psi', 'MPa'] as const;
/** Units that temperatures are shown in; degK is kelvin. */
export const temperatureUnits = ['degC', 'degF', 'degK'] as const;
/** Units that volumes and flows are shown in: cubic metres, cubic feet. */
export const volumeUnits = ['m3', 'cft'] as const;
/** Currencies that money is labelled with; never converted. */
export const currencies = ['EUR', 'USD', 'GBP'] as const;

export type PressureUnit = (typeof pressureUnits)[number];
export type TemperatureUnit = (typeof temperatureUnits)[number];
export type VolumeUnit = (typeof volumeUnits)[number];
export type Currency = (typeof currencies)[number];

/** Units that are no ratio; K and degK are the same. */
export const simpleUnits = [
  ...pressureUnits,
  ...temperatureUnits,
  'K',
  ...volumeUnits,
  'l',
  's',
  'min',
  'h',
  'd',
  'kW',
  'kWh',
  'mA',
  'kg',
  'percent',
  ...currencies,
] as const;
export type SimpleUnit = (typeof simpleUnits)[number];

/** Every known unit: a simple one, a ratio of two, one by a flow, or power by 100 cubic feet a minute. */
export type Unit = SimpleUnit | 'kW/100cfm' | `${SimpleUnit}/${SimpleUnit}` | `${SimpleUnit}/(${SimpleUnit}/${'min' | 'h'})`;

/** The units that the station's settings choose for display. */
export interface UnitChoice {
  readonly pressure: PressureUnit;
  readonly temperature: TemperatureUnit;
  readonly volume: VolumeUnit;
  readonly currency: Currency;
}
