/** Passwords and sessions are kept apart for the demo station and the real one: known passwords never open the latter. */
export const first = `
  CREATE TABLE settings (name TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE passwords (
    realm TEXT NOT NULL,
    level TEXT NOT NULL,
    salt BLOB NOT NULL,
    hash BLOB NOT NULL,
    memory_kib INTEGER NOT NULL,
    passes INTEGER NOT NULL,
    PRIMARY KEY (realm, level)
  ) STRICT;
  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    realm TEXT NOT NULL,
    level TEXT NOT NULL,
    used_ms INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE plant_state (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    history_complete INTEGER NOT NULL,
    json TEXT NOT NULL
  ) STRICT;
`;
