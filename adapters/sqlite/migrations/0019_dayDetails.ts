/** What finished days say in detail; what is read of many days at once lies in front. */
export const dayDetails = `
  CREATE TABLE day_details (
    day TEXT PRIMARY KEY,
    made TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    modified_ms REAL NOT NULL,
    leaks BLOB NOT NULL,
    events BLOB NOT NULL,
    slots BLOB NOT NULL
  ) STRICT;
`;
