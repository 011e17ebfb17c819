import { decodeFleetPlant, type WireFleetPlant } from '../contract/index.ts';
import type { FaultSource } from '../../core/faults/index.ts';
import type { FleetPlant } from '../../core/fleet/index.ts';
import type { FleetReading, FleetStation } from '../../core/ports/index.ts';
import { monthOf } from '../../core/time/index.ts';
import type { Database, Row } from './Database.ts';
import { figuresOf } from './figureColumns.ts';
import { exchangeOf } from './stationRepository.ts';

const stationColumns = [
  ...['id', 'operator_id', 'owner_id', 'enrolled_ms', 'name', 'place', 'zone', 'dashboard_link', 'software', 'plant_rev', 'inventory_rev'],
  ...['event_epoch', 'event_last', 'boot', 'boot_before', 'boot_alternated_ms', 'digest_refused', 'seen_ms', 'sent_ms', 'state', 'plant'],
];
const allStations = `
  SELECT ${stationColumns.join(', ')},
    (SELECT max(day) FROM station_day WHERE station_day.station = id) AS newest_day,
    (SELECT count(*) FROM day_record WHERE day_record.station = id AND derived = 0) AS newer_days
  FROM station LEFT JOIN station_state ON station_state.station = id ORDER BY id`;

/** As it was sent; before, what is known since the enrolment. */
function plantOf(row: Row): FleetPlant {
  const sent: WireFleetPlant | null = row['plant'];
  if (sent !== null) return decodeFleetPlant(sent);
  return { name: row['name'], place: row['place'], zone: row['zone'], dashboardLink: row['dashboard_link'] ?? undefined };
}

const stationOf = (row: Row): FleetStation => ({
  id: row['id'],
  operator: row['operator_id'],
  owner: row['owner_id'],
  plant: plantOf(row),
  software: row['software'],
  enrolledMs: row['enrolled_ms'],
  exchange: exchangeOf(row),
  state: row['state'] ?? undefined,
  newestDay: row['newest_day'] ?? undefined,
  newerDays: row['newer_days'],
});

const sourceOf = (kept: string): FaultSource => (kept === 'master' || kept === 'limits' ? kept : Number(kept));

/** Rows of days or months with those of their machines. */
function withMachines<T>(
  stations: readonly Row[],
  machines: readonly Row[],
  at: 'day' | 'month',
  make: (row: Row, own: readonly Row[]) => T,
) {
  const nameOf = (row: Row) => `${row['station']} ${row[at]}`;
  const own = new Map<string, Row[]>();
  for (const row of machines) own.set(nameOf(row), [...(own.get(nameOf(row)) ?? []), row]);
  return stations.map((row) => make(row, own.get(nameOf(row)) ?? []));
}

/** What members of organisations see, by the database's own rules: no statement here has a condition on who asks. */
export const readingRepository = (database: Database, organisations: readonly string[]): FleetReading => ({
  stations: () => database.transaction({ organisations }, async (query) => (await query(allStations)).map(stationOf)),
  days: (from, until) =>
    database.transaction({ organisations }, async (query) => {
      const stations = await query('SELECT * FROM station_day WHERE day >= $1 AND day <= $2 ORDER BY station, day', [from, until]);
      const machines = await query('SELECT * FROM machine_day WHERE day >= $1 AND day <= $2', [from, until]);
      return withMachines(stations, machines, 'day', (row, own) => ({
        station: String(row['station']),
        day: String(row['day']),
        figures: figuresOf(row, own),
      }));
    }),
  months: (from, until) =>
    database.transaction({ organisations }, async (query) => {
      const range = [`${from}-01`, `${until}-01`];
      const stations = await query('SELECT * FROM station_month WHERE month >= $1 AND month <= $2 ORDER BY station, month', range);
      const machines = await query('SELECT * FROM machine_month WHERE month >= $1 AND month <= $2', range);
      return withMachines(stations, machines, 'month', (row, own) => ({
        station: String(row['station']),
        month: monthOf(String(row['month'])),
        days: Number(row['days']),
        figures: figuresOf(row, own),
      }));
    }),
  body: (station, day) =>
    database.transaction({ organisations }, async (query) => {
      const [row] = await query('SELECT body FROM day_record WHERE station = $1 AND day = $2', [station, day]);
      const body: Uint8Array | undefined = row?.['body'];
      return body;
    }),
  events: (fromMs) =>
    database.transaction({ organisations }, async (query) => {
      const rows = await query('SELECT * FROM fault_event WHERE at_ms >= $1 ORDER BY at_ms DESC, station, source, bit_index', [fromMs]);
      return rows.map(({ station, at_ms, source, bit_index }) => ({
        station: String(station),
        atMs: Number(at_ms),
        source: sourceOf(String(source)),
        bitIndex: Number(bit_index),
      }));
    }),
});
