/** Where stations are, as people enter it, and what holds for the whole fleet. */
export const map = `
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
