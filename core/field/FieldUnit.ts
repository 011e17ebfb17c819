/** Units that devices give their values in, by what they measure. The first of each is the base unit. */
export const fieldUnits = {
  pressure: ['bar', 'mbar', 'kPa', 'MPa', 'Pa', 'psi'],
  temperature: ['degC', 'degF', 'K'],
  volumeFlow: ['m3/min', 'm3/h', 'l/min', 'l/s', 'cfm'],
  volume: ['m3', 'l', 'cft'],
  power: ['kW', 'W'],
  energy: ['kWh', 'Wh', 'MWh'],
  time: ['h', 'min', 's'],
  ratio: ['1', '%'],
  rotation: ['1/min'],
  frequency: ['Hz'],
  current: ['A', 'mA'],
  voltage: ['V'],
  plain: [''],
} as const;

/** What a device measures. */
export type FieldQuantity = keyof typeof fieldUnits;
/** A unit that a device gives its values in. */
export type FieldUnit = (typeof fieldUnits)[FieldQuantity][number];
