import type { DayFileLayout } from './DayFileLayout.ts';

/** From V2.17-RC3: German numbers and times, the units on a line of their own; new is each compressor's temperature. */
export const v217rc3: DayFileLayout = {
  version: 'V2.17-RC3',
  delimiter: ';',
  decimalSign: ',',
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
    { name: 'netzdruck', quantity: 'linePressureBar', unit: 'bar', digits: 3 },
    { name: 'elLeistung', quantity: 'electricalPowerKW', unit: 'kW', digits: 2 },
    { name: 'liefermenge', quantity: 'deliveryVolumeM3min', unit: 'm3/min', digits: 3 },
    { name: 'temperatur', quantity: 'temperatureDegC', unit: 'degC', digits: 1 },
  ],
};
