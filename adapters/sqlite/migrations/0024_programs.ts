/** Tokens of programs, by their hash, and events that wait for the webhook. */
export const programs = `
  CREATE TABLE program_tokens (
    realm TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    used_ms INTEGER,
    PRIMARY KEY (realm, token_hash)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE webhook_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
`;
