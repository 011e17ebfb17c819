/** A source is a compressor's slot, or -1 for the master control; `machines_json` holds status and technology of each slot. */
export const faults = `
  CREATE TABLE fault_events (
    id INTEGER PRIMARY KEY,
    at_ms INTEGER,
    source INTEGER NOT NULL,
    bit_index INTEGER NOT NULL,
    delivery_m3min REAL,
    flow_m3min REAL,
    pressure_bar REAL,
    load_ratio REAL,
    master_status INTEGER,
    machines_json TEXT NOT NULL
  ) STRICT;
  CREATE TABLE active_faults (
    source INTEGER NOT NULL,
    bit_index INTEGER NOT NULL,
    PRIMARY KEY (source, bit_index)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    json TEXT NOT NULL
  ) STRICT;
  CREATE TABLE secrets (
    realm TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (realm, name)
  ) STRICT;
`;
