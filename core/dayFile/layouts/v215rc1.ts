import type { DayFileLayout } from './DayFileLayout.ts';

/** From V2.15-RC1: German numbers and times, the units on a line of their own below the column line. */
export const v215rc1: DayFileLayout = {
  version: 'V2.15-RC1',
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
  ],
};
