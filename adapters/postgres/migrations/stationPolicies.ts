/** Who sees the rows of tables that have a station: people those of stations of their organisations, a station its own, which it alone changes. */
export const stationPolicies = (tables: readonly string[]): string =>
  tables
    .map(
      (table) => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY seen ON ${table} FOR SELECT TO pressluft_app USING (station = ANY(ARRAY(SELECT id FROM station)));
  CREATE POLICY own ON ${table} TO pressluft_ingest USING (station = current_setting('pressluft.station', true));
  GRANT SELECT ON ${table} TO pressluft_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO pressluft_ingest;`,
    )
    .join('');
