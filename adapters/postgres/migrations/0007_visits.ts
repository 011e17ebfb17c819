/** Visits that people plan: one row for each station of a visit. */
export const visits = `
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
`;
