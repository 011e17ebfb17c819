import { type MemberRole, memberRoles } from '../../core/fleet/index.ts';
import type { AcceptedInvitation, EnteredPerson, FleetPeople } from '../../core/ports/index.ts';
import { isOneOf } from '../../core/records/index.ts';
import type { Database, Query, Row } from './Database.ts';

const passwordColumns = 'salt, hash, memory_kib, passes';

/** A role that only a newer program knows gives no right here but to look. */
export const roleOf = (kept: unknown): MemberRole => (isOneOf(memberRoles, kept) ? kept : 'viewer');

const passwordOf = ({ salt, hash, memory_kib, passes }: Row) =>
  hash === null ? undefined : { salt, hash, memoryKiB: Number(memory_kib), passes: Number(passes) };

async function accept(query: Query, { tokenHash, newId, email, name, password, nowMs }: AcceptedInvitation): Promise<string | undefined> {
  const [link] = await query('DELETE FROM invitation WHERE token_hash = $1 AND expires_ms > $2 RETURNING account', [tokenHash, nowMs]);
  if (link === undefined) return undefined;
  const { salt, hash, memoryKiB, passes } = password;
  const invited: string | null = link['account'];
  if (invited === null) {
    const roots = await query('SELECT 1 FROM account WHERE is_root');
    if (email === undefined || roots.length > 0) return undefined;
    await query(`INSERT INTO account (id, email, name, is_root, ${passwordColumns}) VALUES ($1, $2, $3, true, $4, $5, $6, $7)`, [
      ...[newId, email, name, salt, hash, memoryKiB, passes],
    ]);
    await query('DELETE FROM invitation WHERE account IS NULL');
    return newId;
  }
  await query('UPDATE account SET name = $2, salt = $3, hash = $4, memory_kib = $5, passes = $6 WHERE id = $1', [
    ...[invited, name, salt, hash, memoryKiB, passes],
  ]);
  await query('DELETE FROM invitation WHERE account = $1', [invited]);
  await query('DELETE FROM session WHERE account = $1', [invited]);
  return invited;
}

async function savePerson(query: Query, { newId, email, name, organisation, role }: EnteredPerson) {
  await query('INSERT INTO account (id, email, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [newId, email, name]);
  const [row] = await query(
    `SELECT id, is_root, hash IS NULL AND NOT EXISTS (SELECT FROM issued_identity WHERE account = account.id) AS is_new
     FROM account WHERE lower(email) = lower($1) FOR UPDATE`,
    [email],
  );
  const account = String(row?.['id']);
  await query(
    'INSERT INTO membership (account, org, role) VALUES ($1, $2, $3) ON CONFLICT (account, org) DO UPDATE SET role = excluded.role',
    [account, organisation, role],
  );
  const others = await query('SELECT 1 FROM membership WHERE account = $1 AND org <> $2', [account, organisation]);
  return { account, isOwn: others.length === 0 && row?.['is_root'] === false && row['is_new'] === true };
}

type AccountCalls = Pick<
  FleetPeople,
  'hasRoot' | 'loginOf' | 'openSession' | 'sessionOf' | 'endSession' | 'invite' | 'accept' | 'savePerson' | 'removePerson'
>;

/** Accounts, their sessions and links. Whose right it is was decided before. */
export const accountRepository = (database: Database): AccountCalls => ({
  hasRoot: () => database.transaction('people', async (query) => (await query('SELECT 1 FROM account WHERE is_root')).length > 0),
  loginOf: (email) =>
    database.transaction('people', async (query) => {
      const [row] = await query(`SELECT id, ${passwordColumns} FROM account WHERE lower(email) = lower($1)`, [email]);
      return row && { account: String(row['id']), password: passwordOf(row) };
    }),
  openSession: ({ tokenHash, account, untilMs }) =>
    database.transaction('people', async (query) => {
      await query('INSERT INTO session (token_hash, account, until_ms) VALUES ($1, $2, $3)', [tokenHash, account, untilMs]);
    }),
  sessionOf: (tokenHash, nowMs) =>
    database.transaction('people', async (query) => {
      const rows = await query(
        `SELECT account.id, email, name, is_root, until_ms, org, role FROM session JOIN account ON account.id = session.account
         LEFT JOIN membership ON membership.account = account.id WHERE token_hash = $1 AND until_ms > $2 ORDER BY org`,
        [tokenHash, nowMs],
      );
      const [row] = rows;
      if (row === undefined) return undefined;
      const memberships = rows.flatMap(({ org, role }) => (org === null ? [] : [{ organisation: String(org), role: roleOf(role) }]));
      return {
        account: { id: row['id'], email: row['email'], name: row['name'], isRoot: row['is_root'], memberships },
        untilMs: Number(row['until_ms']),
      };
    }),
  endSession: (tokenHash) =>
    database.transaction('people', async (query) => {
      await query('DELETE FROM session WHERE token_hash = $1', [tokenHash]);
    }),
  invite: ({ tokenHash, account, expiresMs }) =>
    database.transaction('people', async (query) => {
      await query('INSERT INTO invitation (token_hash, account, expires_ms) VALUES ($1, $2, $3)', [tokenHash, account ?? null, expiresMs]);
    }),
  accept: (accepted) => database.transaction('people', (query) => accept(query, accepted)),
  savePerson: (person) => database.transaction('people', (query) => savePerson(query, person)),
  removePerson: (account, organisation) =>
    database.transaction('people', async (query) => {
      const removed = await query('DELETE FROM membership WHERE account = $1 AND org = $2 RETURNING 1', [account, organisation]);
      await query('DELETE FROM issued_identity WHERE account = $1 AND org = $2', [account, organisation]);
      await query(
        'DELETE FROM account WHERE id = $1 AND NOT is_root AND NOT EXISTS (SELECT FROM membership WHERE membership.account = account.id)',
        [account],
      );
      return removed.length > 0;
    }),
});
