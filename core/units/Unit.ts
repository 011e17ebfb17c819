/** Quantities in their base units: bar, degC, m3, m3/min, kW, kWh, ratio 0..1, kW/(m3/min). */
export const quantities = ['pressure', 'temperature', 'volume', 'volumeFlow', 'power', 'energy', 'ratio', 'specificPower'] as const;
export type Quantity = (typeof quantities)[number];

export const pressureUnits = ['bar', 'psi', 'MPa'] as const;
export const temperatureUnits = ['degC', 'degF', 'degK'] as const;
export const volumeUnits = ['m3', 'cft'] as const;
export const currencies = ['EUR', 'USD', 'GBP'] as const;

export type PressureUnit = (typeof pressureUnits)[number];
export type TemperatureUnit = (typeof temperatureUnits)[number];
export type VolumeUnit = (typeof volumeUnits)[number];
export type Currency = (typeof currencies)[number];

/** The units that the station's settings choose for display. */
export interface UnitChoice {
  readonly pressure: PressureUnit;
  readonly temperature: TemperatureUnit;
  readonly volume: VolumeUnit;
  readonly currency: Currency;
}

/** Every unit a figure can be shown in. */
export type Unit = PressureUnit | TemperatureUnit | VolumeUnit | `${VolumeUnit}/min` | `kW/(${VolumeUnit}/min)` | 'kW' | 'kWh' | 'percent';
