/** Notes on the time axis, and what happened at the station. */
export const marks = `
  CREATE TABLE notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    from_ms INTEGER NOT NULL,
    to_ms INTEGER NOT NULL,
    note TEXT NOT NULL,
    written_by TEXT NOT NULL,
    entered_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX notes_by_begin ON notes (from_ms);
  CREATE TABLE station_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at_ms INTEGER NOT NULL,
    kind TEXT NOT NULL,
    section TEXT NOT NULL
  ) STRICT;
  CREATE INDEX station_events_by_time ON station_events (at_ms);
`;
