/** Sums of every channel of finished days: whole days apart from their quarter hours, so that years are read at once. */
export const channelSums = `
  CREATE TABLE sum_files (
    day TEXT PRIMARY KEY,
    format INTEGER NOT NULL,
    size_bytes INTEGER NOT NULL,
    modified_ms REAL NOT NULL
  ) STRICT;
  CREATE TABLE sum_days (
    channel TEXT NOT NULL,
    day TEXT NOT NULL,
    sum REAL NOT NULL,
    covered_ms REAL NOT NULL,
    least REAL NOT NULL,
    greatest REAL NOT NULL,
    PRIMARY KEY (channel, day)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sum_quarters (
    channel TEXT NOT NULL,
    day TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (channel, day)
  ) STRICT;
`;
