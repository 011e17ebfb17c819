/**
 * Sessions with the three moments that their life depends on: of a write session of before they are not known, so it ends.
 * The audit log is kept by kind, so that much of one kind pushes out nothing of another.
 */
export const access = `
  ALTER TABLE sessions RENAME TO earlier_sessions;
  CREATE TABLE sessions (
    realm TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    level TEXT NOT NULL,
    opened_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL,
    input_ms INTEGER NOT NULL,
    PRIMARY KEY (realm, token_hash)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO sessions SELECT realm, token_hash, level, used_ms, used_ms, used_ms FROM earlier_sessions WHERE level <> 'write';
  DROP TABLE earlier_sessions;
  CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    realm TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    what TEXT NOT NULL,
    level TEXT,
    address TEXT,
    details_json TEXT
  ) STRICT;
  CREATE INDEX audit_by_kind ON audit (realm, what, id);
`;
