import type { DayLogLayout } from '../DayLogLayout.ts';
import { v217rc3 } from './v217rc3.ts';

const [status, ...others] = v217rc3.compressor;

/** From V3.21-RC5: a decimal point, and each compressor's load factor behind its status; times and the line of units as before. */
export const v321rc5: DayLogLayout = {
  ...v217rc3,
  version: 'V3.21-RC5',
  decimalSign: '.',
  compressor: [status!, { name: 'auslastung', quantity: 'loadRatio', unit: 'percent', digits: 1 }, ...others],
};
