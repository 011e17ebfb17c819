import { figuresVersion, recordedSlots } from '../../core/fleet/index.ts';
import type { DayBehind, FleetIngest, ReceivedDay } from '../../core/ports/index.ts';
import { firstOfMonth, lastOfMonth, type PlantDay, shiftDay } from '../../core/time/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import type { Database, Prepared, Query } from './Database.ts';
import { markChanged } from './markChanged.ts';
import { machineNames, machineValues, monthlyMachine, monthlyStation, stationNames, stationValues } from './figureColumns.ts';

/** Two that work on one station take turns: else each would make its month of days that the other has not committed yet. */
const turn: Prepared = { name: 'turn', text: 'SELECT 1 FROM station WHERE id = $1 FOR UPDATE' };

/** `a = excluded.a, b = excluded.b`: rows are changed in their place, where a new one would leave the old one's room behind. */
const excluded = (names: readonly string[]) => names.map((name) => `${name} = excluded.${name}`).join(', ');
const placesFrom = (first: number, count: number, type = '') => Array.from({ length: count }, (_, i) => `$${first + i}${type}`).join(', ');

/** $1 station, $2 day, then the values of `stationNames`, the slots, and a list for each of `machineNames`. */
const newFigures: Prepared = {
  name: 'new_figures',
  text: `
    WITH plant AS (
      INSERT INTO station_day (station, day, ${stationNames.join(', ')}) VALUES ($1, $2, ${placesFrom(3, stationNames.length)})
      ON CONFLICT (station, day) DO UPDATE SET ${excluded(stationNames)}),
    gone AS (
      DELETE FROM machine_day WHERE station = $1 AND day = $2 AND slot <> ALL($${3 + stationNames.length}::smallint[]))
    INSERT INTO machine_day (station, day, slot, ${machineNames.join(', ')})
    SELECT $1, $2, * FROM unnest($${3 + stationNames.length}::smallint[], ${placesFrom(4 + stationNames.length, machineNames.length, '::float8[]')})
    ON CONFLICT (station, day, slot) DO UPDATE SET ${excluded(machineNames)}`,
};

async function replaceFigures(query: Query, station: string, day: PlantDay, figures: RangeTotals | undefined): Promise<void> {
  if (figures === undefined) {
    await query('DELETE FROM station_day WHERE station = $1 AND day = $2', [station, day]);
    await query('DELETE FROM machine_day WHERE station = $1 AND day = $2', [station, day]);
    return;
  }
  const slots = recordedSlots(figures);
  const machines = slots.map((slot) => machineValues(figures.machines[slot - 1]!));
  const columns = machineNames.map((_, i) => machines.map((values) => values[i]));
  await query(newFigures, [station, day, ...stationValues(figures), slots, ...columns]);
}

/** $1 station, $2 month, $3 the next one; the newest day of the station too. */
const newMonths: Prepared = {
  name: 'new_months',
  text: `
    WITH plant AS (
      INSERT INTO station_month (station, month, days, ${stationNames.join(', ')})
      SELECT station, $2, count(*), ${monthlyStation.join(', ')} FROM station_day WHERE station = $1 AND day >= $2 AND day < $3 GROUP BY station
      ON CONFLICT (station, month) DO UPDATE SET ${excluded(['days', ...stationNames])}),
    newest AS (
      UPDATE station SET newest_day = found.day FROM (SELECT max(day) AS day FROM station_day WHERE station = $1) AS found
      WHERE id = $1 AND newest_day IS DISTINCT FROM found.day)
    INSERT INTO machine_month (station, month, slot, ${machineNames.join(', ')})
    SELECT station, $2, slot, ${monthlyMachine.join(', ')} FROM machine_day WHERE station = $1 AND day >= $2 AND day < $3 GROUP BY station, slot
    ON CONFLICT (station, month, slot) DO UPDATE SET ${excluded(machineNames)}`,
};
/** What a day that was replaced or lost its figures can leave behind: $1 to $3 likewise. */
const emptyMonths = [
  `DELETE FROM station_month WHERE station = $1 AND month = $2
   AND NOT EXISTS (SELECT FROM station_day WHERE station = $1 AND day >= $2 AND day < $3)`,
  `DELETE FROM machine_month WHERE station = $1 AND month = $2
   AND slot <> ALL(ARRAY(SELECT slot FROM machine_day WHERE station = $1 AND day >= $2 AND day < $3))`,
];

/** A month is calculated again from its days, never added to, so that what comes twice can't count twice. */
async function replaceMonth(query: Query, station: string, day: PlantDay, isNewDay: boolean): Promise<void> {
  const values = [station, firstOfMonth(day), shiftDay(lastOfMonth(day), 1)];
  if (!isNewDay) for (const statement of emptyMonths) await query(statement, values);
  await query(newMonths, values);
}

/** $1 station, $2 day, then the record. Says whether it was changed, and whether there was one of the day; what was refused of the day is settled. */
const newRecord: Prepared = {
  name: 'new_record',
  text: `
    WITH known AS (SELECT 1 FROM day_record WHERE station = $1 AND day = $2),
    kept AS (
      INSERT INTO day_record AS kept (station, day, digest, format, derived, received_ms, body) VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (station, day) DO UPDATE SET digest = excluded.digest, format = excluded.format, derived = excluded.derived,
        received_ms = excluded.received_ms, body = excluded.body
      WHERE kept.digest <> excluded.digest
      RETURNING 1),
    settled AS (DELETE FROM refused_day WHERE station = $1 AND day = $2 AND EXISTS (SELECT FROM kept))
    SELECT EXISTS (SELECT FROM kept) AS is_changed, EXISTS (SELECT FROM known) AS was_known`,
};

async function saveDay(query: Query, station: string, received: ReceivedDay): Promise<'saved' | 'same'> {
  const { day, digest, format, receivedMs, body, figures } = received;
  await query(turn, [station]);
  const derived = figures === undefined ? 0 : figuresVersion;
  const [row] = await query(newRecord, [station, day, digest, format, derived, receivedMs, body]);
  if (row?.['is_changed'] !== true) return 'same';
  const isNewDay = row['was_known'] === false;
  // an older record that arrives last is found by the next exchange; a running day is in no inventory
  const isRunning = figures !== undefined && figures.untilMs > receivedMs;
  if (!isNewDay && !isRunning) await query('UPDATE station SET inventory_rev = NULL WHERE id = $1', [station]);
  await replaceFigures(query, station, day, figures);
  await replaceMonth(query, station, day, isNewDay && figures !== undefined);
  await markChanged(query, station);
  return 'saved';
}

type DayCalls = Pick<FleetIngest, 'digests' | 'saveDay' | 'daysBehind' | 'saveFigures'>;

/** Day records, and the figures of days and months that are derived from them. */
export const dayRepository = (database: Database): DayCalls => ({
  digests: (station) =>
    database.transaction({ station }, async (query) => {
      const rows = await query('SELECT day, digest FROM day_record WHERE station = $1', [station]);
      return new Map(rows.map(({ day, digest }) => [String(day), String(digest)]));
    }),
  saveDay: (station, received) => database.transaction({ station }, (query) => saveDay(query, station, received)),
  daysBehind: (formats, count) =>
    database.transaction('owner', async (query) => {
      const rows = await query(
        'SELECT station, day, digest, body FROM day_record WHERE derived < $1 AND format = ANY($2::int[]) AND body IS NOT NULL ORDER BY day DESC, station LIMIT $3',
        [figuresVersion, [...formats], count],
      );
      return rows.map(({ station, day, digest, body }): DayBehind => ({ station, day, digest, body }));
    }),
  saveFigures: ({ station, day, digest }, figures) =>
    database.transaction({ station }, async (query) => {
      await query(turn, [station]);
      const still = await query('UPDATE day_record SET derived = $4 WHERE station = $1 AND day = $2 AND digest = $3 RETURNING 1', [
        station,
        day,
        digest,
        figuresVersion,
      ]);
      if (still.length === 0 || figures === undefined) return;
      await replaceFigures(query, station, day, figures);
      await replaceMonth(query, station, day, false);
      await markChanged(query, station);
    }),
});
