import type { DayLogLayout } from '../DayLogLayout.ts';
import { v321rc5 } from './v321rc5.ts';

/** From V3.21-RC10: the columns of before behind commas, ISO 8601 times, the unit in brackets behind each column name. */
export const v321rc10: DayLogLayout = {
  ...v321rc5,
  version: 'V3.21-RC10',
  delimiter: ',',
  timeFormat: 'iso',
  unitsIn: 'columnLine',
};
