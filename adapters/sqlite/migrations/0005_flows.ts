/** What shows leaks beside the sums of day files, and quarter hours only where somebody wanted them. Sums were counted by another rule before: all are made again. */
export const flows = `
  DROP TABLE day_totals;
  CREATE TABLE day_totals (
    day TEXT PRIMARY KEY,
    format INTEGER NOT NULL,
    size_bytes INTEGER NOT NULL,
    modified_ms REAL NOT NULL,
    summary BLOB NOT NULL,
    flows BLOB NOT NULL,
    quarters BLOB
  ) STRICT;
  UPDATE think_green SET counted_json = NULL;
`;
