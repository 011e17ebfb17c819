import type { DayLogLayout } from '../DayLogLayout.ts';
import { v215rc1 } from './v215rc1.ts';

/** From V2.17-RC3: as before, and each compressor's temperature. */
export const v217rc3: DayLogLayout = {
  ...v215rc1,
  version: 'V2.17-RC3',
  compressor: [...v215rc1.compressor, { name: 'temperatur', quantity: 'temperatureDegC', unit: 'degC', digits: 1 }],
};
