/** How many stations of how many machines, of a year. */
export interface FleetSize {
  readonly stations: number;
  readonly machines: number;
}

export const benchOperator = 'operator';
export const lastDay = '2026-11-20';
export const benchMonth = '2026-10';
const days = 365;

const plantNames = [
  ...[
    'from_ms',
    'until_ms',
    'range_s',
    'pressure_min_bar',
    'pressure_max_bar',
    'pressure_mean_bar',
    'volume_flow_m3',
    'volume_flow_standing_m3',
  ],
  ...['volume_flow_max_m3min', 'delivered_m3', 'delivered_standing_m3', 'energy_kwh', 'reported_energy_kwh', 'power_max_kw', 'pressure_s'],
  ...['volume_flow_s', 'delivered_s', 'reported_power_s'],
];
const machineNames = [
  ...[
    'load_s',
    'no_load_s',
    'off_s',
    'error_s',
    'no_data_s',
    'energy_load_kwh',
    'energy_no_load_kwh',
    'energy_at_standstill_kwh',
    'energy_kwh',
  ],
  ...['volume_m3', 'volume_at_standstill_m3', 'motor_starts', 'unload_cycles', 'delivery_min_m3min', 'delivery_max_m3min', 'power_min_kw'],
  ...['power_max_kw', 'no_load_power_mean_kw', 'power_s', 'delivery_s', 'no_load_power_s'],
];
const some = (names: readonly string[]) => names.map((name) => `random() * 1000 AS ${name}`).join(', ');

/** What fills an empty database with a year of a fleet: rows as they come when a fleet catches up: a day of all stations after the other, the newest first. */
export const fleetStatements = ({ stations, machines }: FleetSize): readonly string[] => [
  `INSERT INTO org VALUES ('${benchOperator}', 'Operator')`,
  `INSERT INTO station (id, operator_id, owner_id, installation, enrolled_ms, name, place, zone, software, plant)
   SELECT 's' || n, '${benchOperator}', '${benchOperator}', 'i', 0, 'Station ' || n, (10000 + n) || ' Ort', 'Europe/Berlin', '1.0',
     jsonb_build_object('name', 'Station ' || n, 'place', (10000 + n) || ' Ort', 'zone', 'Europe/Berlin', 'details',
       jsonb_build_object('currency', 'EUR', 'rate_per_kWh', 0.2, 'co2_kg_per_kWh', 0.4, 'machines', '[]'::jsonb, 'maintenance', '[]'::jsonb))
   FROM generate_series(1, ${stations}) n`,
  `INSERT INTO station_day (station, day, ${plantNames.join(', ')})
   SELECT 's' || n, date '${lastDay}' - d, ${some(plantNames)} FROM generate_series(0, ${days - 1}) d, generate_series(1, ${stations}) n`,
  `UPDATE station SET newest_day = date '${lastDay}'`,
  `INSERT INTO machine_day (station, day, slot, ${machineNames.join(', ')})
   SELECT 's' || n, date '${lastDay}' - d, slot, ${some(machineNames)}
   FROM generate_series(0, ${days - 1}) d, generate_series(1, ${stations}) n, generate_series(1, ${machines}) slot`,
  `INSERT INTO station_load (station, month, days, range_s, known_s, energy_kwh, both_kwh, load_kwh, no_load_kwh, volume_m3, could_m3, pressure_bar, is_estimated)
   SELECT 's' || n, (date_trunc('month', timestamp '${lastDay}') - m * interval '1 month')::date, 30, 2592000, 2500000, e, e, e * 0.9, e * 0.1, v,
     v * (1 + 3 * random()), 6 + 2 * random(), false
   FROM generate_series(0, 12) m, generate_series(1, ${stations}) n, LATERAL (SELECT 10000 + 5000 * random() AS e, 100000 + n AS v) made`,
  `INSERT INTO leak (station, source, as_of, estimate, change, both_kwh, volume_m3, is_estimated)
   SELECT 's' || n, 's', date '${lastDay}', jsonb_build_object('kind', 'upperBound', 'flowM3min', flow, 'lowM3min', 0, 'highM3min', flow, 'days', 20, 'coverage', 0.9),
     NULL, 1000, 10000, false
   FROM generate_series(1, ${stations}) n, LATERAL (SELECT n * 0 + random() * 5 AS flow) made`,
];
