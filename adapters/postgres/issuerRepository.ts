import type { BegunLogin, FleetIssuers, IssuedPerson, IssuerToSave, JoinOutcome, OrganisationIssuer } from '../../core/ports/index.ts';
import type { Database, Query, Row } from './Database.ts';
import { listOf } from './managementRepository.ts';

const domainsOf = '(SELECT array_agg(domain ORDER BY domain) FROM issuer_domain WHERE issuer_domain.org = issuer.org) AS domains';

const issuerOf = ({ org, issuer, client_id, domains }: Row): OrganisationIssuer => ({
  ...{ organisation: org, issuer, clientId: client_id, domains: domains ?? [] },
});

const loginOf = (row: Row): BegunLogin => ({
  ...{ tokenHash: row['token_hash'], organisation: row['org'], issuer: row['issuer'] },
  ...{ state: row['state'], nonce: row['nonce'], verifier: row['verifier'] },
  ...{ redirectUri: row['redirect_uri'], returnTo: row['return_to'], untilMs: Number(row['until_ms']) },
});

/** Nobody stays logged in by an issuer that vouches no more. */
async function endSessions(query: Query, organisation: string): Promise<void> {
  await query('DELETE FROM session WHERE account IN (SELECT account FROM issued_identity WHERE org = $1)', [organisation]);
}

async function save(query: Query, { organisation, issuer, clientId, clientSecret, domains }: IssuerToSave) {
  const [before] = await query('SELECT issuer FROM issuer WHERE org = $1 FOR UPDATE', [organisation]);
  const isNew = before?.['issuer'] !== issuer;
  if (isNew && clientSecret === undefined) return 'secretMissing';
  const taken = await query('SELECT 1 FROM issuer_domain WHERE domain = ANY($1::text[]) AND org <> $2', [[...domains], organisation]);
  if (taken.length > 0) return 'domainTaken';
  if (before === undefined) {
    await query('INSERT INTO issuer (org, issuer, client_id, client_secret) VALUES ($1, $2, $3, $4)', [
      ...[organisation, issuer, clientId, clientSecret],
    ]);
  } else {
    await query('UPDATE issuer SET issuer = $2, client_id = $3 WHERE org = $1', [organisation, issuer, clientId]);
    if (clientSecret !== undefined) await query('UPDATE issuer SET client_secret = $2 WHERE org = $1', [organisation, clientSecret]);
    if (isNew) {
      await endSessions(query, organisation);
      await query('DELETE FROM issued_identity WHERE org = $1', [organisation]);
    }
  }
  await query('DELETE FROM issuer_domain WHERE org = $1', [organisation]);
  await query('INSERT INTO issuer_domain (domain, org) SELECT unnest($1::text[]), $2', [[...new Set(domains)], organisation]);
  return 'saved';
}

async function join(query: Query, { organisation, subject, email }: IssuedPerson): Promise<JoinOutcome> {
  const [known] = await query('SELECT account FROM issued_identity WHERE org = $1 AND subject = $2', [organisation, subject]);
  if (known !== undefined) return { outcome: 'joined', account: String(known['account']) };
  const [found] = await query(
    `SELECT id, is_root, EXISTS (SELECT FROM issued_identity WHERE account = account.id) AS is_vouched,
       EXISTS (SELECT FROM membership WHERE account = account.id AND org = $2) AS is_invited,
       EXISTS (SELECT FROM membership WHERE account = account.id AND org <> $2) AS is_shared
     FROM account WHERE lower(email) = lower($1) FOR UPDATE`,
    [email, organisation],
  );
  if (found?.['is_invited'] !== true) return { outcome: 'notInvited' };
  if (found['is_vouched'] === true) return { outcome: 'otherSubject' };
  if (found['is_root'] === true || found['is_shared'] === true) return { outcome: 'otherOrganisations' };
  const account = String(found['id']);
  await query('INSERT INTO issued_identity (account, org, subject) VALUES ($1, $2, $3)', [account, organisation, subject]);
  await query('DELETE FROM invitation WHERE account = $1', [account]);
  return { outcome: 'joined', account };
}

/** Issuers of organisations, the accounts that they vouch for, and log-ins on their way. */
export const issuerRepository = (database: Database): FleetIssuers => ({
  issuers: (of) =>
    database.transaction('people', async (query) => {
      const rows = await query(
        `SELECT org, issuer, client_id, ${domainsOf} FROM issuer WHERE org = ANY($1::text[]) OR $1::text[] IS NULL ORDER BY org`,
        [listOf(of)],
      );
      return rows.map(issuerOf);
    }),
  saveIssuer: (issuer) => database.transaction('people', (query) => save(query, issuer)),
  removeIssuer: (organisation) =>
    database.transaction('people', async (query) => {
      await endSessions(query, organisation);
      return (await query('DELETE FROM issuer WHERE org = $1 RETURNING org', [organisation])).length > 0;
    }),
  organisationOf: (domain) =>
    database.transaction('people', async (query) => {
      const [row] = await query('SELECT id, name FROM issuer_domain JOIN org ON org.id = issuer_domain.org WHERE domain = $1', [domain]);
      return row && { id: String(row['id']), name: String(row['name']) };
    }),
  // the role of people can't read a secret
  clientOf: (organisation) =>
    database.transaction('owner', async (query) => {
      const [row] = await query(`SELECT *, ${domainsOf} FROM issuer WHERE org = $1`, [organisation]);
      return row && { ...issuerOf(row), clientSecret: String(row['client_secret']) };
    }),
  begin: (login, nowMs) =>
    database.transaction('people', async (query) => {
      await query('DELETE FROM issued_login WHERE until_ms <= $1', [nowMs]);
      await query(
        `INSERT INTO issued_login (token_hash, org, issuer, state, nonce, verifier, redirect_uri, return_to, until_ms)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          ...[login.tokenHash, login.organisation, login.issuer, login.state, login.nonce, login.verifier],
          ...[login.redirectUri, login.returnTo, login.untilMs],
        ],
      );
    }),
  take: (tokenHash, nowMs) =>
    database.transaction('people', async (query) => {
      const [row] = await query('DELETE FROM issued_login WHERE token_hash = $1 RETURNING *', [tokenHash]);
      return row === undefined || Number(row['until_ms']) <= nowMs ? undefined : loginOf(row);
    }),
  join: (person) => database.transaction('people', (query) => join(query, person)),
});
