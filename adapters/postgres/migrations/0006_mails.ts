/** Which mails people want, what is remembered of stations for them, and mails that wait. */
const tables = `
  CREATE TABLE mail_choice (
    account text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    kinds text[] NOT NULL,
    language text NOT NULL,
    silent_after_min int NOT NULL,
    digest_weekday smallint NOT NULL,
    zone text NOT NULL,
    digest_day date,
    sent_ms float8,
    error_ms float8,
    error text
  );
  CREATE TABLE mail_memory (
    account text NOT NULL REFERENCES mail_choice ON DELETE CASCADE,
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    what text NOT NULL,
    is_up boolean NOT NULL,
    streak int NOT NULL,
    since_ms float8 NOT NULL,
    away_ms float8,
    PRIMARY KEY (account, station, what)
  );
  CREATE INDEX mail_memory_station ON mail_memory (station);
  CREATE TABLE outbox (
    id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
    account text NOT NULL REFERENCES mail_choice ON DELETE CASCADE,
    notices jsonb,
    digest_day date,
    made_ms float8 NOT NULL,
    next_ms float8 NOT NULL,
    attempts int NOT NULL DEFAULT 0
  );
  CREATE INDEX outbox_next ON outbox (next_ms);
  CREATE INDEX outbox_account ON outbox (account);
  CREATE TABLE mail_sweep (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    swept_ms float8 NOT NULL,
    up_since_ms float8 NOT NULL
  );`;

/** Calls of people choose and see how it goes; what is remembered and what waits is the sweep's, which sees all stations. */
const policies = `
  ALTER TABLE mail_choice ENABLE ROW LEVEL SECURITY;
  CREATE POLICY people ON mail_choice TO pressluft_people USING (true);
  GRANT SELECT, INSERT, UPDATE ON mail_choice TO pressluft_people;
  ALTER TABLE mail_memory ENABLE ROW LEVEL SECURITY;
  CREATE POLICY people ON mail_memory TO pressluft_people USING (true);
  GRANT SELECT, DELETE ON mail_memory TO pressluft_people;
  ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
  CREATE POLICY people ON outbox FOR SELECT TO pressluft_people USING (true);
  GRANT SELECT (account, attempts) ON outbox TO pressluft_people;
  ALTER TABLE mail_sweep ENABLE ROW LEVEL SECURITY;`;

export const mails = `${tables}${policies}`;
