/** What was recorded around faults: a whole window in each row. */
export const faultWindows = `
  CREATE TABLE fault_windows (
    from_ms INTEGER PRIMARY KEY,
    until_ms INTEGER NOT NULL,
    complete INTEGER NOT NULL,
    format INTEGER NOT NULL,
    blob BLOB NOT NULL
  ) STRICT;
`;
