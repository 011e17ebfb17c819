import { figuresVersion, recordedSlots } from '../../core/fleet/index.ts';
import type { DayBehind, FleetIngest, ReceivedDay } from '../../core/ports/index.ts';
import { firstOfMonth, lastOfMonth, type PlantDay, shiftDay } from '../../core/time/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import type { Database, Query } from './Database.ts';
import { markChanged } from './markChanged.ts';
import { machineNames, machineValues, monthlyMachine, monthlyStation, stationNames, stationValues } from './figureColumns.ts';

/** `($1, $2), ($3, $4)`, for rows of so many values. */
const places = (rows: number, width: number) =>
  Array.from({ length: rows }, (_, row) => `(${Array.from({ length: width }, (__, i) => `$${row * width + i + 1}`).join(', ')})`).join(
    ', ',
  );

/** Two that work on one station take turns: else each would make its month of days that the other has not committed yet. */
const takeTurn = (query: Query, station: string) => query('SELECT 1 FROM station WHERE id = $1 FOR UPDATE', [station]);

async function replaceFigures(query: Query, station: string, day: PlantDay, figures: RangeTotals | undefined): Promise<void> {
  await query('DELETE FROM station_day WHERE station = $1 AND day = $2', [station, day]);
  await query('DELETE FROM machine_day WHERE station = $1 AND day = $2', [station, day]);
  if (figures === undefined) return;
  const values = [station, day, ...stationValues(figures)];
  await query(`INSERT INTO station_day (station, day, ${stationNames.join(', ')}) VALUES ${places(1, values.length)}`, values);
  const machines = recordedSlots(figures).map((slot) => [station, day, slot, ...machineValues(figures.machines[slot - 1]!)]);
  if (machines.length === 0) return;
  await query(
    `INSERT INTO machine_day (station, day, slot, ${machineNames.join(', ')}) VALUES ${places(machines.length, machines[0]!.length)}`,
    machines.flat(),
  );
}

const replacedMonths = [
  'DELETE FROM station_month WHERE station = $1 AND month = $2',
  'DELETE FROM machine_month WHERE station = $1 AND month = $2',
];
const newMonths = [
  `INSERT INTO station_month (station, month, days, ${stationNames.join(', ')})
   SELECT station, $2, count(*), ${monthlyStation.join(', ')} FROM station_day WHERE station = $1 AND day >= $2 AND day < $3 GROUP BY station`,
  `INSERT INTO machine_month (station, month, slot, ${machineNames.join(', ')})
   SELECT station, $2, slot, ${monthlyMachine.join(', ')} FROM machine_day WHERE station = $1 AND day >= $2 AND day < $3 GROUP BY station, slot`,
];

/** A month is calculated again from its days, never added to, so that what comes twice can't count twice. */
async function replaceMonth(query: Query, station: string, day: PlantDay): Promise<void> {
  const [from, until] = [firstOfMonth(day), shiftDay(lastOfMonth(day), 1)];
  for (const statement of replacedMonths) await query(statement, [station, from]);
  for (const statement of newMonths) await query(statement, [station, from, until]);
}

const saved = `
  INSERT INTO day_record AS kept (station, day, digest, format, derived, received_ms, body) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (station, day) DO UPDATE SET digest = excluded.digest, format = excluded.format, derived = excluded.derived,
    received_ms = excluded.received_ms, body = excluded.body
  WHERE kept.digest <> excluded.digest
  RETURNING 1`;

async function saveDay(query: Query, station: string, received: ReceivedDay): Promise<'saved' | 'same'> {
  const { day, digest, format, receivedMs, body, figures } = received;
  await takeTurn(query, station);
  const known = await query('SELECT 1 FROM day_record WHERE station = $1 AND day = $2', [station, day]);
  const derived = figures === undefined ? 0 : figuresVersion;
  const changed = await query(saved, [station, day, digest, format, derived, receivedMs, body]);
  if (changed.length === 0) return 'same';
  // an older record that arrives last is found by the next exchange; a running day is in no inventory
  const isRunning = figures !== undefined && figures.untilMs > receivedMs;
  if (known.length > 0 && !isRunning) await query('UPDATE station SET inventory_rev = NULL WHERE id = $1', [station]);
  await query('DELETE FROM refused_day WHERE station = $1 AND day = $2', [station, day]);
  await replaceFigures(query, station, day, figures);
  await replaceMonth(query, station, day);
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
        'SELECT station, day, digest, body FROM day_record WHERE derived < $1 AND format = ANY($2::int[]) ORDER BY day DESC, station LIMIT $3',
        [figuresVersion, [...formats], count],
      );
      return rows.map(({ station, day, digest, body }): DayBehind => ({ station, day, digest, body }));
    }),
  saveFigures: ({ station, day, digest }, figures) =>
    database.transaction({ station }, async (query) => {
      await takeTurn(query, station);
      const still = await query('UPDATE day_record SET derived = $4 WHERE station = $1 AND day = $2 AND digest = $3 RETURNING 1', [
        station,
        day,
        digest,
        figuresVersion,
      ]);
      if (still.length === 0 || figures === undefined) return;
      await replaceFigures(query, station, day, figures);
      await replaceMonth(query, station, day);
      await markChanged(query, station);
    }),
});
