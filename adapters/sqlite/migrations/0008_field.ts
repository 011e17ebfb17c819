/** How the plant is wired, and its counters. */
export const field = `
  CREATE TABLE field (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    config TEXT NOT NULL,
    former TEXT
  ) STRICT;
  CREATE TABLE counter_readings (
    device TEXT NOT NULL,
    key TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    value REAL NOT NULL,
    serial_number TEXT,
    PRIMARY KEY (device, key, at_ms)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE counter_events (
    id INTEGER PRIMARY KEY,
    device TEXT NOT NULL,
    key TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    kind TEXT NOT NULL,
    before_value REAL NOT NULL,
    after_value REAL NOT NULL
  ) STRICT;
  CREATE INDEX counter_events_of_device ON counter_events (device, id);
`;
