import type { DayFileLayout } from './DayFileLayout.ts';

/** From V3.21-RC10: commas between the cells, ISO 8601 times, the unit in brackets behind each column name. */
export const v321rc10: DayFileLayout = {
  version: 'V3.21-RC10',
  delimiter: ',',
  decimalSign: '.',
  timeFormat: 'iso',
  unitsIn: 'columnLine',
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
