import type { DayFileLayout } from './DayFileLayout.ts';

/** From V3.21-RC5: a decimal point, German times, the units on a line of their own; new is each compressor's load factor. */
export const v321rc5: DayFileLayout = {
  version: 'V3.21-RC5',
  delimiter: ';',
  decimalSign: '.',
  timeFormat: 'german',
  unitsIn: 'ownLine',
  plant: [
    { name: 'netzdruck', quantity: 'systemPressureBar', unit: 'bar', digits: 3 },
    { name: 'volumenstrom', quantity: 'volumeFlowM3min', unit: 'm3/min', digits: 3 },
    { name: 'liefermenge', quantity: 'deliveryVolumeM3min', unit: 'm3/min', digits: 3 },
    { name: 'auslastung', quantity: 'loadRatio', unit: 'percent', digits: 1 },
  ],
  compressor: [
    { name: 'status', quantity: 'status', unit: undefined, digits: 0 },
    { name: 'auslastung', quantity: 'loadRatio', unit: 'percent', digits: 1 },
    { name: 'netzdruck', quantity: 'linePressureBar', unit: 'bar', digits: 3 },
    { name: 'elLeistung', quantity: 'electricalPowerKW', unit: 'kW', digits: 2 },
    { name: 'liefermenge', quantity: 'deliveryVolumeM3min', unit: 'm3/min', digits: 3 },
    { name: 'temperatur', quantity: 'temperatureDegC', unit: 'degC', digits: 1 },
  ],
};
