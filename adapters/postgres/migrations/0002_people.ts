/** Accounts, what they may, who is logged in, and what was done; faults that somebody has seen, and days that were not taken. */
const tables = `
  CREATE TABLE account (
    id text PRIMARY KEY,
    email text NOT NULL,
    name text NOT NULL,
    is_root boolean NOT NULL DEFAULT false,
    salt bytea,
    hash bytea,
    memory_kib int,
    passes int
  );
  CREATE UNIQUE INDEX account_email ON account (lower(email));
  CREATE TABLE membership (
    account text NOT NULL REFERENCES account ON DELETE CASCADE,
    org text NOT NULL REFERENCES org ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('viewer', 'engineer', 'admin')),
    PRIMARY KEY (account, org)
  );
  CREATE INDEX membership_org ON membership (org);
  CREATE TABLE invitation (
    token_hash bytea PRIMARY KEY,
    account text REFERENCES account ON DELETE CASCADE,
    expires_ms float8 NOT NULL
  );
  CREATE TABLE session (
    token_hash bytea PRIMARY KEY,
    account text NOT NULL REFERENCES account ON DELETE CASCADE,
    until_ms float8 NOT NULL
  );
  CREATE TABLE audit (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at_ms float8 NOT NULL,
    act text NOT NULL,
    account text,
    email text,
    address text,
    org text,
    station text,
    fields text[] NOT NULL
  );
  CREATE INDEX audit_at ON audit (at_ms);
  CREATE TABLE fault_seen (
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    source text NOT NULL,
    bit_index int NOT NULL,
    at_ms float8 NOT NULL,
    by_name text NOT NULL,
    why text NOT NULL,
    PRIMARY KEY (station, source, bit_index)
  );
  CREATE TABLE refused_day (
    station text NOT NULL REFERENCES station ON DELETE CASCADE,
    day date NOT NULL,
    at_ms float8 NOT NULL,
    reason text NOT NULL,
    PRIMARY KEY (station, day)
  );
  CREATE INDEX fault_event_at ON fault_event (at_ms);`;

/** What people are runs in a role of its own, which can add to the audit and take nothing from it. */
const roles = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'pressluft_people') THEN CREATE ROLE pressluft_people; END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$;
  DO $$ BEGIN
    IF NOT pg_has_role(current_user, 'pressluft_people', 'MEMBER') THEN EXECUTE format('GRANT pressluft_people TO %I', current_user); END IF;
  END $$;`;

const ofPeople = ['account', 'membership', 'invitation', 'session'];

const policies = `
  ${ofPeople
    .map(
      (table) => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY people ON ${table} TO pressluft_people USING (true);
  GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO pressluft_people;`,
    )
    .join('')}
  ALTER TABLE audit ENABLE ROW LEVEL SECURITY;
  CREATE POLICY people ON audit TO pressluft_people USING (true);
  GRANT SELECT, INSERT ON audit TO pressluft_people;
  CREATE POLICY people ON org TO pressluft_people USING (true);
  GRANT SELECT, INSERT ON org TO pressluft_people;
  CREATE POLICY people ON enrolment_leave TO pressluft_people USING (true);
  GRANT SELECT, INSERT, DELETE ON enrolment_leave TO pressluft_people;
  CREATE POLICY people ON station FOR SELECT TO pressluft_people USING (true);
  GRANT SELECT (id, operator_id, owner_id) ON station TO pressluft_people;
  ALTER TABLE fault_seen ENABLE ROW LEVEL SECURITY;
  CREATE POLICY seen ON fault_seen TO pressluft_app USING (station = ANY(ARRAY(SELECT id FROM station)));
  GRANT SELECT, INSERT, UPDATE ON fault_seen TO pressluft_app;
  ALTER TABLE refused_day ENABLE ROW LEVEL SECURITY;
  CREATE POLICY seen ON refused_day FOR SELECT TO pressluft_app USING (station = ANY(ARRAY(SELECT id FROM station)));
  GRANT SELECT ON refused_day TO pressluft_app;
  CREATE POLICY own ON refused_day TO pressluft_ingest USING (station = current_setting('pressluft.station', true));
  GRANT SELECT, INSERT, UPDATE, DELETE ON refused_day TO pressluft_ingest;`;

export const people = `${tables}${roles}${policies}`;
