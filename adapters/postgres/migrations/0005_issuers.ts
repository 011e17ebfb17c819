/** Who vouches for people of an organisation, for whom so far, and log-ins that are on their way. People write the secret of a client, and only the owner reads it. */
export const issuers = `
  CREATE TABLE issuer (
    org text PRIMARY KEY REFERENCES org ON DELETE CASCADE,
    issuer text NOT NULL,
    client_id text NOT NULL,
    client_secret text NOT NULL
  );
  CREATE TABLE issuer_domain (
    domain text PRIMARY KEY,
    org text NOT NULL REFERENCES issuer ON DELETE CASCADE
  );
  CREATE INDEX issuer_domain_org ON issuer_domain (org);
  CREATE TABLE issued_identity (
    account text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    org text NOT NULL REFERENCES issuer ON DELETE CASCADE,
    subject text NOT NULL,
    UNIQUE (org, subject)
  );
  CREATE TABLE issued_login (
    token_hash bytea PRIMARY KEY,
    org text NOT NULL REFERENCES issuer ON DELETE CASCADE,
    issuer text NOT NULL,
    state text NOT NULL,
    nonce text NOT NULL,
    verifier text NOT NULL,
    redirect_uri text NOT NULL,
    return_to text NOT NULL,
    until_ms float8 NOT NULL
  );
  CREATE INDEX issued_login_until ON issued_login (until_ms);
  ALTER TABLE issuer ENABLE ROW LEVEL SECURITY;
  CREATE POLICY people ON issuer TO pressluft_people USING (true);
  GRANT SELECT (org, issuer, client_id), INSERT, UPDATE, DELETE ON issuer TO pressluft_people;
  ${['issuer_domain', 'issued_identity', 'issued_login']
    .map(
      (table) => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY people ON ${table} TO pressluft_people USING (true);
  GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO pressluft_people;`,
    )
    .join('')}
`;
