/** Closed services, and what their calendar files are known by. */
export const services = `
  CREATE TABLE services (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    slot INTEGER NOT NULL,
    component TEXT NOT NULL,
    done_ms INTEGER NOT NULL,
    entered_ms INTEGER NOT NULL,
    done_by TEXT NOT NULL,
    note TEXT NOT NULL,
    parts_json TEXT NOT NULL,
    running_h REAL,
    interval_h REAL,
    remaining_h REAL,
    is_restarted INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE service_calendar (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    id TEXT NOT NULL
  ) STRICT;
  INSERT INTO service_calendar (only_row, id) VALUES (1, lower(hex(randomblob(12))));
`;
