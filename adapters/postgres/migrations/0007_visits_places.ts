/** Visits that people plan, one row for each station of a visit; where stations are, as people enter it; what holds for the whole fleet. */
export const visitsAndPlaces = `
  CREATE TABLE visit (
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    id text NOT NULL,
    planned date NOT NULL,
    done date,
    note text NOT NULL,
    by_name text NOT NULL,
    PRIMARY KEY (station, id)
  );
  CREATE INDEX visit_id ON visit (id);
  ALTER TABLE visit ENABLE ROW LEVEL SECURITY;
  CREATE POLICY seen ON visit TO pressluft_app USING (station = ANY(ARRAY(SELECT id FROM station)));
  GRANT SELECT, INSERT, UPDATE, DELETE ON visit TO pressluft_app;
  ALTER TABLE station ADD COLUMN lat float8, ADD COLUMN lon float8;
  CREATE POLICY placed ON station FOR UPDATE TO pressluft_app USING (
    operator_id = ANY(NULLIF(current_setting('pressluft.orgs', true), '')::text[])
    OR owner_id = ANY(NULLIF(current_setting('pressluft.orgs', true), '')::text[]));
  GRANT SELECT (lat, lon), UPDATE (lat, lon) ON station TO pressluft_app;
  CREATE TABLE fleet_setting (name text PRIMARY KEY, value jsonb NOT NULL);
  ALTER TABLE fleet_setting ENABLE ROW LEVEL SECURITY;
  CREATE POLICY people ON fleet_setting TO pressluft_people USING (true);
  GRANT SELECT, INSERT, UPDATE, DELETE ON fleet_setting TO pressluft_people;
`;
