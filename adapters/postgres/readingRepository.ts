import { decodeFleetPlant, type WireFleetPlant } from '../contract/index.ts';
import type { FaultSource } from '../../core/faults/index.ts';
import type { FleetPlant } from '../../core/fleet/index.ts';
import type { FleetReading, FleetStation, InsightReading } from '../../core/ports/index.ts';
import { monthOf } from '../../core/time/index.ts';
import type { Database, Query, Row } from './Database.ts';
import { figuresOf } from './figureColumns.ts';
import { mayBeRemoved } from './mayBeRemoved.ts';
import { exchangeOf } from './stationRepository.ts';

const stationColumns = [
  ...['id', 'operator_id', 'owner_id', 'enrolled_ms', 'name', 'place', 'zone', 'dashboard_link', 'software', 'plant_rev', 'inventory_rev'],
  ...['event_epoch', 'event_last', 'boot', 'boot_before', 'boot_alternated_ms', 'digest_refused', 'seen_ms', 'sent_ms', 'state', 'plant'],
  ...['lat', 'lon', 'newest_day', 'beat_s', 'is_revoked'],
];
const stationRows = (where: string) => `
  SELECT ${stationColumns.join(', ')}, coalesce(newer_days, 0) AS newer_days, ${mayBeRemoved} AS may_be_removed
  FROM station LEFT JOIN station_state ON station_state.station = id
    LEFT JOIN (SELECT station, count(*) AS newer_days FROM day_record WHERE derived = 0 GROUP BY station) AS newer ON newer.station = id
  ${where} ORDER BY id`;

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
  state: (row['is_revoked'] ? undefined : row['state']) ?? undefined,
  isRevoked: row['is_revoked'],
  mayBeRemoved: row['may_be_removed'],
  position: row['lat'] === null ? undefined : { lat: row['lat'], lon: row['lon'] },
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

const rangeSums = `
  SELECT station, sum(energy_kwh) AS energy, sum(delivered_m3) AS delivered,
    sum(energy_kwh) FILTER (WHERE delivered_m3 > 0) AS with_air, sum(greatest(pressure_s, volume_flow_s, delivered_s)) AS covered
  FROM station_day WHERE day >= $1 AND day <= $2 GROUP BY station`;

/** Of all stations, or of one. */
async function figuresIn(query: Query, table: 'day' | 'month', from: string, until: string, station: string | undefined) {
  const where = `WHERE ${table} >= $1 AND ${table} <= $2${station === undefined ? '' : ' AND station = $3'}`;
  const values = [from, until, ...(station === undefined ? [] : [station])];
  const stations = await query(`SELECT * FROM station_${table} ${where} ORDER BY station, ${table}`, values);
  return { stations, machines: await query(`SELECT * FROM machine_${table} ${where}`, values) };
}

async function daysOf(query: Query, from: string, until: string, station?: string) {
  const { stations, machines } = await figuresIn(query, 'day', from, until, station);
  return withMachines(stations, machines, 'day', (row, own) => ({
    station: String(row['station']),
    day: String(row['day']),
    figures: figuresOf(row, own),
  }));
}

async function monthsOf(query: Query, from: string, until: string, station?: string) {
  const { stations, machines } = await figuresIn(query, 'month', `${from}-01`, `${until}-01`, station);
  return withMachines(stations, machines, 'month', (row, own) => ({
    station: String(row['station']),
    month: monthOf(String(row['month'])),
    days: Number(row['days']),
    figures: figuresOf(row, own),
  }));
}

const eventOf = ({ station, at_ms, source, bit_index }: Row) => ({
  station: String(station),
  atMs: Number(at_ms),
  source: sourceOf(String(source)),
  bitIndex: Number(bit_index),
});

/** What members of organisations see, by the database's own rules: no statement here has a condition on who asks. */
export const readingRepository = (database: Database, organisations: readonly string[]): Omit<FleetReading, keyof InsightReading> => {
  const read = <T>(work: (query: Query) => Promise<T>) => database.transaction({ organisations }, work);
  return {
    stations: () => read(async (query) => (await query(stationRows(''))).map(stationOf)),
    station: (id) => read(async (query) => (await query(stationRows('WHERE id = $1'), [id])).map(stationOf)[0]),
    stationsSeen: (fromMs) => read(async (query) => (await query(stationRows('WHERE seen_ms >= $1'), [fromMs])).map(stationOf)),
    sums: (from, until) =>
      read(async (query) => {
        const rows = await query(rangeSums, [from, until]);
        return new Map(
          rows.map(({ station, energy, delivered, with_air, covered }) => [
            String(station),
            { energyKWh: energy, deliveredM3: delivered, energyWithAirKWh: with_air ?? 0, coveredS: covered },
          ]),
        );
      }),
    days: (from, until) => read((query) => daysOf(query, from, until)),
    daysOf: (station, from, until) => read((query) => daysOf(query, from, until, station)),
    months: (from, until) => read((query) => monthsOf(query, from, until)),
    monthsOf: (station, from, until) => read((query) => monthsOf(query, from, until, station)),
    body: (station, day) =>
      read(async (query) => {
        const [row] = await query('SELECT body FROM day_record WHERE station = $1 AND day = $2', [station, day]);
        const body: Uint8Array | undefined = row?.['body'] ?? undefined;
        return body;
      }),
    events: (fromMs, untilMs) =>
      read(async (query) => {
        const rows = await query(
          'SELECT * FROM fault_event WHERE at_ms >= $1 AND at_ms <= $2 ORDER BY at_ms DESC, station, source, bit_index',
          [fromMs, untilMs],
        );
        return rows.map(eventOf);
      }),
    lastEvents: (fromMs, untilMs) =>
      read(async (query) => {
        const rows = await query(
          `SELECT station, source, bit_index, max(at_ms) AS at_ms FROM fault_event WHERE at_ms >= $1 AND at_ms <= $2
           GROUP BY station, source, bit_index`,
          [fromMs, untilMs],
        );
        return rows.map(eventOf);
      }),
    faultsSeen: () =>
      read(async (query) => {
        const rows = await query('SELECT * FROM fault_seen');
        return rows.map((row) => ({ ...eventOf(row), by: String(row['by_name']), why: String(row['why']) }));
      }),
    visits: (doneFrom) =>
      read(async (query) => {
        const rows = await query('SELECT * FROM visit WHERE done IS NULL OR done >= $1 ORDER BY planned, id, station', [doneFrom]);
        return rows.map(({ station, id, planned, done, note, by_name }) => ({
          station,
          id,
          planned,
          done: done ?? undefined,
          note,
          by: by_name,
        }));
      }),
    refusedDays: (fromMs) =>
      read(async (query) => {
        const rows = await query('SELECT * FROM refused_day WHERE at_ms >= $1 ORDER BY day DESC, station', [fromMs]);
        return rows.map(({ station, day, at_ms, reason }) => ({ station, day, atMs: Number(at_ms), reason }));
      }),
  };
};
