import {
  firstCountedFault,
  firstLeakDay,
  firstOfEstimate,
  type KeptLeak,
  type LoadMonth,
  type MachineYear,
  type SummedMonth,
} from '../../core/fleet/index.ts';
import type { Figure } from '../../core/figures/index.ts';
import type { FleetComparison, FleetDerivation, InsightReading } from '../../core/ports/index.ts';
import { monthOf, msPerDay, shiftDay } from '../../core/time/index.ts';
import type { Database, Row } from './Database.ts';
import { estimatedChannels, newLeak, newLoads, newMachineLoads } from './loadStatements.ts';

const yearDays = 365;
const lateDays = 28;

/** A missing value is null in the database. */
const figure = (row: Row, column: string): Figure => {
  const value: Figure = row[column] ?? undefined;
  return value;
};
const monthIn = (row: Row) => monthOf(String(row['month']));

const loadMonthOf = (row: Row): LoadMonth => ({
  ...{ station: row['station'], month: monthIn(row), days: row['days'], knownS: row['known_s'], energyKWh: row['energy_kwh'] },
  ...{ bothKWh: row['both_kwh'], loadKWh: row['load_kwh'], noLoadKWh: row['no_load_kwh'], volumeM3: row['volume_m3'] },
  ...{ couldM3: row['could_m3'], pressureBar: figure(row, 'pressure_bar'), isEstimated: row['is_estimated'] },
});

const machineYearOf = (row: Row): MachineYear => ({
  ...{ station: row['station'], slot: row['slot'], rangeS: row['range_s'], knownS: row['known_s'], runningS: row['running_s'] },
  ...{ energyKWh: row['energy_kwh'], loadKWh: row['load_kwh'], noLoadKWh: row['no_load_kwh'], volumeM3: row['volume_m3'] },
  ...{
    motorStarts: row['motor_starts'],
    faults: row['faults'],
    pressureBar: figure(row, 'pressure_bar'),
    isEstimated: row['is_estimated'],
  },
  lately: { runningS: row['lately_running_s'], knownS: row['lately_known_s'], rangeS: row['lately_range_s'] },
});

const keptLeakOf = (row: Row): KeptLeak => ({
  ...{ station: row['station'], asOf: row['as_of'], estimate: row['estimate'], change: row['change'] ?? undefined },
  ...{ bothKWh: row['both_kwh'], volumeM3: row['volume_m3'], isEstimated: row['is_estimated'] },
});

const summedMonthOf = (row: Row): SummedMonth => ({
  ...{ month: monthIn(row), stations: row['stations'], rangeS: row['range_s'], knownS: row['known_s'] },
  ...{ energyKWh: row['energy_kwh'], bothKWh: row['both_kwh'], volumeM3: row['volume_m3'], isEstimated: row['is_estimated'] },
});

/** What members of organisations see for comparing, by the database's own rules. */
export const insightReading = (database: Database, organisations: readonly string[]): InsightReading => ({
  loadMonths: (month) =>
    database.transaction({ organisations }, async (query) =>
      (await query('SELECT * FROM station_load WHERE month = $1 ORDER BY station', [`${month}-01`])).map(loadMonthOf),
    ),
  summedMonths: (from, until) =>
    database.transaction({ organisations }, async (query) => {
      const rows = await query(
        `SELECT month, count(*) AS stations, sum(range_s) AS range_s, sum(known_s) AS known_s, sum(energy_kwh) AS energy_kwh, sum(both_kwh) AS both_kwh,
           sum(volume_m3) AS volume_m3, bool_or(is_estimated) AS is_estimated
         FROM station_load WHERE month >= $1 AND month <= $2 GROUP BY month ORDER BY month`,
        [`${from}-01`, `${until}-01`],
      );
      return rows.map(summedMonthOf);
    }),
  machineYears: () =>
    database.transaction({ organisations }, async (query) =>
      (await query('SELECT * FROM machine_load ORDER BY station, slot')).map(machineYearOf),
    ),
  leaks: () =>
    database.transaction({ organisations }, async (query) => (await query('SELECT * FROM leak ORDER BY station')).map(keptLeakOf)),
});

/** Of all stations, for medians alone. */
export const comparisonRepository = (database: Database): FleetComparison => ({
  comparedMonths: (from, until) =>
    database.transaction('owner', async (query) => {
      const rows = await query(
        'SELECT station, both_kwh, volume_m3, could_m3, pressure_bar FROM station_load WHERE month >= $1 AND month <= $2 AND both_kwh > 0',
        [`${from}-01`, `${until}-01`],
      );
      return rows.map((row) => ({
        ...{ station: row['station'], bothKWh: row['both_kwh'], volumeM3: row['volume_m3'], couldM3: row['could_m3'] },
        pressureBar: figure(row, 'pressure_bar'),
      }));
    }),
  modelMachines: () =>
    database.transaction('owner', async (query) => {
      const rows = await query(
        `SELECT machine_load.*, machine ->> 'model' AS model FROM station
         CROSS JOIN jsonb_array_elements(plant -> 'details' -> 'machines') AS machine
         JOIN machine_load ON machine_load.station = station.id AND machine_load.slot = (machine ->> 'slot')::int
         WHERE machine ->> 'model' <> ''`,
      );
      return rows.map((row) => ({ ...machineYearOf(row), model: row['model'] }));
    }),
});

/** Makes again what stations are compared by. */
export const derivationRepository = (database: Database): FleetDerivation => ({
  claimChanged: (sinceMs, nowMs, count) =>
    database.transaction('owner', async (query) => {
      const rows = await query(
        `UPDATE station_change SET is_changed = false, looked_ms = $2 FROM station WHERE id = station AND station IN (
           SELECT station FROM station_change WHERE is_changed AND looked_ms <= $1 ORDER BY looked_ms, station LIMIT $3 FOR UPDATE SKIP LOCKED)
         RETURNING station, zone, (plant -> 'details' ->> 'night_use_m3min')::float8 AS night_use_m3min`,
        [sinceMs, nowMs, count],
      );
      return rows.map((row) => ({
        station: String(row['station']),
        zone: String(row['zone']),
        nightUseM3min: figure(row, 'night_use_m3min'),
      }));
    }),
  saveLoads: (station, { day, atMs }) =>
    database.transaction({ station }, async (query) => {
      await query('DELETE FROM station_load WHERE station = $1', [station]);
      await query(newLoads, [station, day, estimatedChannels]);
      await query('DELETE FROM machine_load WHERE station = $1', [station]);
      await query(newMachineLoads, [
        ...[station, day, shiftDay(day, -yearDays), shiftDay(day, -lateDays), firstCountedFault, atMs - yearDays * msPerDay, atMs],
      ]);
    }),
  leakBasis: (station, until) =>
    database.transaction({ station }, async (query) => {
      const [newest] = await query('SELECT max(day) AS day FROM day_record WHERE station = $1 AND day <= $2', [station, until]);
      const asOf: string | null = newest?.['day'] ?? null;
      if (asOf === null) return undefined;
      const [row] = await query(
        `SELECT md5(string_agg(day || digest, ' ' ORDER BY day)) AS source, (SELECT source FROM leak WHERE station = $1) AS kept
         FROM day_record WHERE station = $1 AND day >= $2 AND day <= $3`,
        [station, firstLeakDay(asOf), asOf],
      );
      const kept: string | undefined = row?.['kept'] ?? undefined;
      return { asOf, source: String(row?.['source']), kept };
    }),
  bodies: (station, from, until) =>
    database.transaction({ station }, async (query) => {
      const rows = await query(
        'SELECT body FROM day_record WHERE station = $1 AND day >= $2 AND day <= $3 AND body IS NOT NULL ORDER BY day',
        [station, from, until],
      );
      return rows.map((row) => {
        const body: Uint8Array = row['body'];
        return body;
      });
    }),
  saveLeak: (station, source, { asOf, estimate, change }) =>
    database.transaction({ station }, async (query) => {
      await query('DELETE FROM leak WHERE station = $1', [station]);
      await query(newLeak, [
        ...[station, firstOfEstimate(asOf), asOf, estimatedChannels, source, JSON.stringify(estimate)],
        change === undefined ? null : JSON.stringify(change),
      ]);
    }),
});
