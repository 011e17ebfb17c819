/**
 * Whether the access of a station was revoked: people may see that, and never the hash of its token. The database keeps it in step
 * with the token itself, so no statement can forget it.
 */
const isRevoked = `
  ALTER TABLE station
    ADD COLUMN is_revoked boolean NOT NULL GENERATED ALWAYS AS (token_hash IS NULL) STORED;
`;

const rights = `
  GRANT SELECT (is_revoked) ON station TO pressluft_app;
`;

/** What a station was called that was removed: the audit names it for as long as it has an act of somebody there. */
const removedNames = `
  CREATE TABLE removed_station (id text PRIMARY KEY, name text NOT NULL);
  ALTER TABLE removed_station ENABLE ROW LEVEL SECURITY;
  CREATE POLICY people ON removed_station FOR SELECT TO pressluft_people USING (true);
  GRANT SELECT ON removed_station TO pressluft_people;
`;

/** Which stations may send no more, and what those were called that are gone. */
export const revoked = `${isRevoked}${rights}${removedNames}`;
