/** What is kept for those who are shown the plant: a client's id, totals that only grow, what was announced, and events that wait for a broker. */
export const north = `
  CREATE TABLE north_texts (
    name TEXT PRIMARY KEY,
    json TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE growing_totals (
    name TEXT PRIMARY KEY,
    value REAL NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE waiting_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
`;
