/** What a replay needs of finished days as well; all details are made again, so that what is read of many days at once still lies in front. */
export const replayDetails = `
  DROP TABLE day_details;
  CREATE TABLE day_details (
    day TEXT PRIMARY KEY,
    made TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    modified_ms REAL NOT NULL,
    leaks BLOB NOT NULL,
    machines BLOB NOT NULL,
    events BLOB NOT NULL,
    slots BLOB NOT NULL,
    replay BLOB NOT NULL
  ) STRICT;
`;
