import { stationPolicies } from './stationPolicies.ts';

const seenByPeople = ['station_load', 'machine_load', 'leak'] as const;

/** What stations are compared by, made again for each that brought something. */
export const insight = `
  CREATE TABLE station_change (
    station text PRIMARY KEY REFERENCES station ON DELETE CASCADE,
    is_changed boolean NOT NULL,
    looked_ms float8 NOT NULL
  ) WITH (fillfactor = 50);
  CREATE TABLE station_load (
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    month date NOT NULL,
    days int NOT NULL,
    range_s float8 NOT NULL,
    known_s float8 NOT NULL,
    energy_kwh float8 NOT NULL,
    both_kwh float8 NOT NULL,
    load_kwh float8 NOT NULL,
    no_load_kwh float8 NOT NULL,
    volume_m3 float8 NOT NULL,
    could_m3 float8 NOT NULL,
    pressure_bar float8,
    is_estimated boolean NOT NULL,
    PRIMARY KEY (station, month)
  );
  CREATE INDEX station_load_month ON station_load (month);
  CREATE TABLE machine_load (
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    slot smallint NOT NULL,
    range_s float8 NOT NULL,
    known_s float8 NOT NULL,
    running_s float8 NOT NULL,
    energy_kwh float8 NOT NULL,
    load_kwh float8 NOT NULL,
    no_load_kwh float8 NOT NULL,
    volume_m3 float8 NOT NULL,
    motor_starts float8 NOT NULL,
    faults int NOT NULL,
    pressure_bar float8,
    is_estimated boolean NOT NULL,
    lately_running_s float8 NOT NULL,
    lately_known_s float8 NOT NULL,
    lately_range_s float8 NOT NULL,
    PRIMARY KEY (station, slot)
  );
  CREATE TABLE leak (
    station text PRIMARY KEY REFERENCES station ON DELETE CASCADE,
    source text NOT NULL,
    as_of date NOT NULL,
    estimate jsonb NOT NULL,
    change jsonb,
    both_kwh float8 NOT NULL,
    volume_m3 float8 NOT NULL,
    is_estimated boolean NOT NULL
  );
  ALTER TABLE station_change ENABLE ROW LEVEL SECURITY;
  CREATE POLICY own ON station_change TO pressluft_ingest USING (station = current_setting('pressluft.station', true));
  GRANT SELECT, INSERT, UPDATE ON station_change TO pressluft_ingest;
  ${stationPolicies(seenByPeople)}
  INSERT INTO station_change (station, is_changed, looked_ms) SELECT DISTINCT station, true, 0 FROM station_month;`;
