/** What is wrong with day files, each with the file that it was found in. Sums go, so that files that were read before are looked through, too. */
export const damage = `
  CREATE TABLE day_damage (
    day TEXT PRIMARY KEY,
    size_bytes INTEGER NOT NULL,
    modified_ms REAL NOT NULL,
    json TEXT NOT NULL
  ) STRICT;
  DELETE FROM day_totals;
`;
