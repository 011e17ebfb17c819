import fc from 'fast-check';
import { type FleetDay, fleetDayOf } from '../../../core/fleet/FleetDay.ts';
import { type Channel, channels, type SampleTable } from '../../../core/samples/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { joinedRecords } from '../../../core/totals/index.ts';
import { quarterSums } from '../../../core/totals/quarterSums.ts';
import { logPeriodS, plantLog } from '../samples/logs.ts';

const zone = 'Europe/Berlin';

/** Rows as many ms later. */
export const later = ({ timesMs, length, columns }: SampleTable, byMs: number): SampleTable => ({
  timesMs: timesMs.map((atMs) => atMs + byMs),
  length,
  columns,
});

/** The day record of rows. */
export function recordOf(day: string, table: SampleTable, periodS = logPeriodS, estimated: readonly Channel[] = []): FleetDay {
  const quarters = joinedRecords(quarterSums(table, periodS, periodS));
  return fleetDayOf({ day, zone, range: plantDayRange(day, zone), quarters, estimated });
}

/** Records of days, the changes of clocks among them, of which some have little or nothing. */
export const anyFleetDay: fc.Arbitrary<FleetDay> = fc
  .record({
    day: fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-25', '2026-11-22', '2024-02-29'),
    log: plantLog,
    atMs: fc.nat({ max: 20 * 3_600_000 }),
    estimated: fc.subarray([...channels], { maxLength: 3 }),
  })
  .map(({ day, log, atMs, estimated }) => recordOf(day, later(log, plantDayRange(day, zone).fromMs + atMs), logPeriodS, estimated));
