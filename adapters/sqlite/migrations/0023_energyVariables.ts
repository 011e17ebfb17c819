/** What energy depends on beside the plant's own values: who imported it, and the value of each day. */
export const energyVariables = `
  CREATE TABLE energy_variables (
    name TEXT PRIMARY KEY,
    unit TEXT NOT NULL,
    imported_ms INTEGER NOT NULL,
    imported_by TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE energy_variable_days (
    name TEXT NOT NULL,
    day TEXT NOT NULL,
    value REAL NOT NULL,
    PRIMARY KEY (name, day)
  ) STRICT, WITHOUT ROWID;
`;
