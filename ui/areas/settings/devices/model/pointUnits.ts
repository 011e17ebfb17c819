import { fieldUnits, type FieldQuantity, type FieldUnit } from '../../../../../core/field/index.ts';

const quantities: Readonly<Record<string, FieldQuantity>> = {
  linePressure: 'pressure',
  internalPressure: 'pressure',
  pressure: 'pressure',
  outletTemperature: 'temperature',
  inletTemperature: 'temperature',
  temperature: 'temperature',
  dewPoint: 'temperature',
  power: 'power',
  deliveryFlow: 'volumeFlow',
  flow: 'volumeFlow',
  volume: 'volume',
  energy: 'energy',
  energyImport: 'energy',
  energyExport: 'energy',
  runningTime: 'time',
  loadedTime: 'time',
  serviceLeft: 'time',
  flowRatio: 'ratio',
  humidity: 'ratio',
  powerFactor: 'ratio',
  speed: 'rotation',
  frequency: 'frequency',
  current: 'current',
  voltage: 'voltage',
};

/** The units that a point may be given in; all of them for one that only its device knows. */
export function pointUnits(key: string): readonly FieldUnit[] {
  const quantity = quantities[key];
  return quantity === undefined ? Object.values(fieldUnits).flat() : fieldUnits[quantity];
}
