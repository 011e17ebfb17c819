import { compressorChannel } from '../../core/samples/index.ts';

/** A machine's power and delivery, of whose slot `slot` is the number. */
const machineChannels = ['electricalPowerKW', 'deliveryVolumeM3min'].map((name) => `'${name}@' || slot`).join(', ');
/** Any machine's. */
export const estimatedChannels: readonly string[] = Array.from({ length: 10 }, (_, i) => [
  compressorChannel('electricalPowerKW', i + 1),
  compressorChannel('deliveryVolumeM3min', i + 1),
]).flat();

/** Days of a machine on which a ratio of energy and air is one of the same time. */
const isBoth = 'power_s > 0 AND delivery_s > 0';
const both = (column: string) => `COALESCE(sum(${column}) FILTER (WHERE ${isBoth}), 0)`;
const stateS = 'load_s + no_load_s + off_s + error_s';

/**
 * $1 station, $2 last day, $3 channels. What a machine could deliver is the most that it has delivered in the twelve months until then, for as long as its
 * delivery is known.
 */
export const newLoads = `
  INSERT INTO station_load (station, month, days, range_s, known_s, energy_kwh, both_kwh, load_kwh, no_load_kwh, volume_m3, could_m3, pressure_bar, is_estimated)
  WITH machine AS (
    SELECT date_trunc('month', day::timestamp)::date AS month, slot, sum(least(power_s, delivery_s)) AS known_s, sum(energy_kwh) AS energy_kwh,
      ${both('energy_kwh')} AS both_kwh, ${both('energy_load_kwh')} AS load_kwh, ${both('energy_no_load_kwh')} AS no_load_kwh,
      ${both('volume_m3')} AS volume_m3, ${both('delivery_s')} AS both_s, max(delivery_max_m3min) AS max_m3min
    FROM machine_day WHERE station = $1 AND day <= $2 GROUP BY 1, 2),
  abler AS (
    SELECT *, max(max_m3min) OVER (PARTITION BY slot ORDER BY month RANGE BETWEEN interval '11 months' PRECEDING AND CURRENT ROW) AS could_m3min FROM machine),
  machines AS (
    SELECT month, avg(known_s) AS known_s, sum(energy_kwh) AS energy_kwh, sum(both_kwh) AS both_kwh, sum(load_kwh) AS load_kwh,
      sum(no_load_kwh) AS no_load_kwh, sum(volume_m3) AS volume_m3, sum(could_m3min * both_s / 60) AS could_m3
    FROM abler GROUP BY month),
  plant AS (
    SELECT date_trunc('month', day::timestamp)::date AS month, count(*) AS days, sum(range_s) AS range_s,
      sum(pressure_mean_bar * pressure_s) / NULLIF(sum(pressure_s), 0) AS pressure_bar, bool_or(COALESCE(estimated && $3::text[], false)) AS is_estimated
    FROM station_day WHERE station = $1 AND day <= $2 GROUP BY 1)
  SELECT $1, month, days, range_s, COALESCE(known_s, 0), COALESCE(energy_kwh, 0), COALESCE(both_kwh, 0), COALESCE(load_kwh, 0), COALESCE(no_load_kwh, 0),
    COALESCE(volume_m3, 0), COALESCE(could_m3, 0), pressure_bar, is_estimated
  FROM plant LEFT JOIN machines USING (month)`;

/** $1 station, $2 last day, $3 and $4 the days before the year and before the four weeks, $5 first bit that counts, $6 and $7 the year. */
export const newMachineLoads = `
  INSERT INTO machine_load (station, slot, range_s, known_s, running_s, energy_kwh, load_kwh, no_load_kwh, volume_m3, motor_starts, faults, pressure_bar,
    is_estimated, lately_running_s, lately_known_s, lately_range_s)
  SELECT $1, slot,
    (SELECT sum(range_s) FROM station_day WHERE station = $1 AND day > $3 AND day <= $2),
    sum(least(power_s, delivery_s, ${stateS})), sum(load_s + no_load_s), ${both('machine_day.energy_kwh')}, ${both('energy_load_kwh')},
    ${both('energy_no_load_kwh')}, ${both('volume_m3')}, sum(motor_starts),
    (SELECT count(*) FROM fault_event WHERE station = $1 AND source = slot::text AND bit_index >= $5 AND at_ms >= $6 AND at_ms < $7),
    sum(pressure_mean_bar * load_s) / NULLIF(sum(load_s) FILTER (WHERE pressure_mean_bar IS NOT NULL), 0),
    bool_or(COALESCE(estimated && ARRAY[${machineChannels}], false)),
    COALESCE(sum(load_s + no_load_s) FILTER (WHERE day > $4), 0),
    COALESCE(sum(${stateS}) FILTER (WHERE day > $4), 0),
    COALESCE((SELECT sum(range_s) FROM station_day WHERE station = $1 AND day > $4 AND day <= $2), 0)
  FROM machine_day JOIN station_day USING (station, day)
  WHERE station = $1 AND day > $3 AND day <= $2 GROUP BY slot`;

/** $1 station, $2 and $3 the days of the estimate, $4 channels, $5 source, $6 estimate, $7 change. */
export const newLeak = `
  INSERT INTO leak (station, source, as_of, estimate, change, both_kwh, volume_m3, is_estimated)
  SELECT $1, $5, $3, $6, $7, COALESCE(sum(energy_kwh), 0), COALESCE(sum(volume_m3), 0),
    (SELECT COALESCE(bool_or(estimated && $4::text[]), false) FROM station_day WHERE station = $1 AND day >= $2 AND day <= $3)
  FROM machine_day WHERE station = $1 AND day >= $2 AND day <= $3 AND ${isBoth}`;
