import { calendarYears } from '../time/index.ts';
import type { RateTable } from './RateTable.ts';

/** The same rate at all times. */
export const flatRates = (perKWh: number): RateTable => [{ since: `${calendarYears.first}-01-01`, rates: { kind: 'flat', perKWh } }];
