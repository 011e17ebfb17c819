/** Digests of finished days, and what else a station keeps for its fleet. */
export const fleet = `
  CREATE TABLE fleet_days (
    day TEXT PRIMARY KEY,
    source TEXT NOT NULL,
    digest TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE fleet_texts (
    name TEXT PRIMARY KEY,
    json TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
