/** Sums of day files, each with the file that they were made of; and since when think-green figures are counted. */
export const totals = `
  CREATE TABLE day_totals (
    day TEXT PRIMARY KEY,
    format INTEGER NOT NULL,
    size_bytes INTEGER NOT NULL,
    modified_ms REAL NOT NULL,
    summary BLOB NOT NULL,
    quarters BLOB NOT NULL
  ) STRICT;
  CREATE TABLE think_green (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    reset_ms INTEGER NOT NULL,
    counted_json TEXT
  ) STRICT;
`;
