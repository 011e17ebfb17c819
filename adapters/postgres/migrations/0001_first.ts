import { stationPolicies } from './stationPolicies.ts';

const plantColumns = `
    from_ms float8 NOT NULL,
    until_ms float8 NOT NULL,
    range_s float8 NOT NULL,
    estimated text[],
    pressure_min_bar float8,
    pressure_max_bar float8,
    pressure_mean_bar float8,
    volume_flow_m3 float8 NOT NULL,
    volume_flow_standing_m3 float8 NOT NULL,
    volume_flow_max_m3min float8,
    delivered_m3 float8 NOT NULL,
    delivered_standing_m3 float8 NOT NULL,
    energy_kwh float8 NOT NULL,
    reported_energy_kwh float8 NOT NULL,
    power_max_kw float8,
    pressure_s float8 NOT NULL,
    volume_flow_s float8 NOT NULL,
    delivered_s float8 NOT NULL,
    reported_power_s float8 NOT NULL`;

const machineColumns = `
    load_s float8 NOT NULL,
    no_load_s float8 NOT NULL,
    off_s float8 NOT NULL,
    error_s float8 NOT NULL,
    no_data_s float8 NOT NULL,
    energy_load_kwh float8 NOT NULL,
    energy_no_load_kwh float8 NOT NULL,
    energy_at_standstill_kwh float8 NOT NULL,
    energy_kwh float8 NOT NULL,
    volume_m3 float8 NOT NULL,
    volume_at_standstill_m3 float8 NOT NULL,
    motor_starts float8 NOT NULL,
    unload_cycles float8 NOT NULL,
    delivery_min_m3min float8,
    delivery_max_m3min float8,
    power_min_kw float8,
    power_max_kw float8,
    no_load_power_mean_kw float8,
    power_s float8 NOT NULL,
    delivery_s float8 NOT NULL,
    no_load_power_s float8 NOT NULL`;

/** Tables of what stations bring, keyed by the station first. */
const tables = `
  CREATE TABLE org (id text PRIMARY KEY, name text NOT NULL);
  CREATE TABLE station (
    id text PRIMARY KEY,
    operator_id text NOT NULL REFERENCES org,
    owner_id text NOT NULL REFERENCES org,
    token_hash bytea UNIQUE,
    installation text NOT NULL,
    enrolled_ms float8 NOT NULL,
    name text NOT NULL,
    place text NOT NULL DEFAULT '',
    zone text NOT NULL DEFAULT 'UTC',
    dashboard_link text,
    software text NOT NULL,
    plant_rev text,
    inventory_rev text,
    event_epoch text,
    event_last float8,
    boot text,
    boot_before text,
    boot_alternated_ms float8,
    digest_refused boolean NOT NULL DEFAULT false
  );
  CREATE INDEX station_operator ON station (operator_id);
  CREATE INDEX station_owner ON station (owner_id);
  CREATE TABLE station_state (
    station text PRIMARY KEY REFERENCES station ON DELETE CASCADE,
    seen_ms float8 NOT NULL,
    sent_ms float8 NOT NULL,
    state jsonb
  ) WITH (fillfactor = 50);
  CREATE TABLE enrolment_leave (
    code_hash bytea PRIMARY KEY,
    operator_id text NOT NULL REFERENCES org,
    owner_id text NOT NULL REFERENCES org,
    expires_ms float8 NOT NULL,
    uses int NOT NULL,
    station text REFERENCES station ON DELETE CASCADE
  );
  CREATE TABLE day_record (
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    day date NOT NULL,
    digest text NOT NULL,
    format int NOT NULL,
    derived int NOT NULL,
    received_ms float8 NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (station, day)
  );
  ALTER TABLE day_record ALTER COLUMN body SET STORAGE EXTERNAL;
  CREATE INDEX day_record_behind ON day_record (derived);
  CREATE TABLE station_day (
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    day date NOT NULL,${plantColumns},
    PRIMARY KEY (station, day)
  );
  CREATE INDEX station_day_day ON station_day (day);
  CREATE TABLE machine_day (
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    day date NOT NULL,
    slot smallint NOT NULL,${machineColumns},
    PRIMARY KEY (station, day, slot)
  );
  CREATE INDEX machine_day_day ON machine_day (day);
  CREATE TABLE station_month (
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    month date NOT NULL,
    days int NOT NULL,${plantColumns},
    PRIMARY KEY (station, month)
  );
  CREATE INDEX station_month_month ON station_month (month);
  CREATE TABLE machine_month (
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    month date NOT NULL,
    slot smallint NOT NULL,${machineColumns},
    PRIMARY KEY (station, month, slot)
  );
  CREATE INDEX machine_month_month ON machine_month (month);
  CREATE TABLE fault_event (
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    at_ms float8 NOT NULL,
    source text NOT NULL,
    bit_index int NOT NULL,
    PRIMARY KEY (station, at_ms, source, bit_index)
  );`;

/** Roles belong to the whole server: another database of it may have them already. */
const roles = ['pressluft_app', 'pressluft_ingest']
  .map(
    (role) => `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role}; END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$;
  DO $$ BEGIN
    IF NOT pg_has_role(current_user, '${role}', 'MEMBER') THEN EXECUTE format('GRANT ${role} TO %I', current_user); END IF;
  END $$;`,
  )
  .join('');

const broughtByStations = [
  'station_state',
  'day_record',
  'station_day',
  'machine_day',
  'station_month',
  'machine_month',
  'fault_event',
] as const;

/** Rows that a station brings and its people see; without a name or organisations set, none at all. */
const policies = `
  ALTER TABLE org ENABLE ROW LEVEL SECURITY;
  ALTER TABLE enrolment_leave ENABLE ROW LEVEL SECURITY;
  ALTER TABLE station ENABLE ROW LEVEL SECURITY;
  CREATE POLICY seen ON station FOR SELECT TO pressluft_app USING (
    operator_id = ANY(NULLIF(current_setting('pressluft.orgs', true), '')::text[])
    OR owner_id = ANY(NULLIF(current_setting('pressluft.orgs', true), '')::text[]));
  CREATE POLICY own ON station TO pressluft_ingest USING (id = current_setting('pressluft.station', true));
  GRANT SELECT (id, operator_id, owner_id, enrolled_ms, name, place, zone, dashboard_link, software, plant_rev, inventory_rev,
    event_epoch, event_last, boot, boot_before, boot_alternated_ms, digest_refused) ON station TO pressluft_app;
  GRANT SELECT ON station TO pressluft_ingest;
  GRANT UPDATE (name, place, zone, dashboard_link, software, plant_rev, inventory_rev, event_epoch, event_last,
    boot, boot_before, boot_alternated_ms, digest_refused) ON station TO pressluft_ingest;
  ${stationPolicies(broughtByStations)}`;

export const first = `${tables}${roles}${policies}`;
