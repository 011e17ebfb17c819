/** What a station says of itself besides, when somebody looks at it, and the token that takes the place of its own. */
export const watches = `
  ALTER TABLE station ADD COLUMN plant jsonb;
  ALTER TABLE station ADD COLUMN watched_until_ms float8;
  ALTER TABLE station ADD COLUMN token_made_ms float8;
  ALTER TABLE station ADD COLUMN next_token_hash bytea UNIQUE;
  ALTER TABLE station ADD COLUMN next_token_ms float8;
  UPDATE station SET token_made_ms = enrolled_ms;
  GRANT SELECT (plant, watched_until_ms) ON station TO pressluft_app;
  GRANT UPDATE (plant) ON station TO pressluft_ingest;`;
