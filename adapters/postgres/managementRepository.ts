import { auditActs, type AuditRow, type FleetPeople, type Managed } from '../../core/ports/index.ts';
import { isOneOf } from '../../core/records/index.ts';
import { roleOf } from './accountRepository.ts';
import type { Database, Row } from './Database.ts';

/** For `of = ANY($1) OR $1 IS NULL`. */
export const listOf = (of: Managed) => (of === 'all' ? null : [...of]);

const textOrMissing = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);

const auditRow = ({ at_ms, act, email, address, org, station, removed_name, fields }: Row): readonly AuditRow[] =>
  isOneOf(auditActs, act)
    ? [
        {
          ...{ atMs: Number(at_ms), act, fields },
          ...{ email: textOrMissing(email), address: textOrMissing(address) },
          ...{ organisation: textOrMissing(org), station: textOrMissing(station), removedName: textOrMissing(removed_name) },
        },
      ]
    : [];

/** A code is named by a part of its hash, which opens nothing. */
const codeId = "left(encode(code_hash, 'hex'), 16)";

type ManagementCalls = Omit<
  FleetPeople,
  'hasRoot' | 'loginOf' | 'openSession' | 'sessionOf' | 'endSession' | 'invite' | 'accept' | 'savePerson' | 'removePerson'
>;

/** Organisations, their people and codes, and the audit. */
export const managementRepository = (database: Database): ManagementCalls => ({
  people: (of) =>
    database.transaction('people', async (query) => {
      const rows = await query(
        `SELECT membership.account, membership.org, role, email, account.name, hash IS NULL AND subject IS NULL AS is_invited, org.name AS vouched_by
         FROM membership JOIN account ON account.id = membership.account
         LEFT JOIN issued_identity ON issued_identity.account = account.id LEFT JOIN org ON org.id = issued_identity.org
         WHERE membership.org = ANY($1::text[]) OR $1::text[] IS NULL ORDER BY membership.org, lower(email)`,
        [listOf(of)],
      );
      return rows.map(({ account, org, role, email, name, is_invited, vouched_by }) => ({
        ...{ account, email, name, organisation: org },
        ...{ role: roleOf(role), isInvited: is_invited, vouchedBy: textOrMissing(vouched_by) },
      }));
    }),
  addOrganisation: ({ id, name }) =>
    database.transaction('people', async (query) => {
      await query('INSERT INTO org (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, name]);
    }),
  organisations: (of) =>
    database.transaction('people', async (query) => {
      const rows = await query(
        `SELECT id, name, (SELECT count(*) FROM station WHERE org.id IN (operator_id, owner_id)) AS stations,
           (SELECT count(*) FROM membership WHERE membership.org = org.id) AS people
         FROM org WHERE id = ANY($1::text[]) OR $1::text[] IS NULL ORDER BY lower(name), id`,
        [listOf(of)],
      );
      return rows.map(({ id, name, stations, people }) => ({ id, name, stations: Number(stations), people: Number(people) }));
    }),
  namesOf: (ids) =>
    database.transaction('people', async (query) => {
      const rows = await query('SELECT id, name FROM org WHERE id = ANY($1::text[])', [[...ids]]);
      return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
    }),
  codes: (of, nowMs) =>
    database.transaction('people', async (query) => {
      const rows = await query(
        `SELECT ${codeId} AS id, operator_id, owner_id, uses, expires_ms, station FROM enrolment_leave
         WHERE (operator_id = ANY($1::text[]) OR $1::text[] IS NULL) AND uses > 0 AND expires_ms > $2 ORDER BY expires_ms, id`,
        [listOf(of), nowMs],
      );
      return rows.map(({ id, operator_id, owner_id, uses, expires_ms, station }) => ({
        ...{ id, operator: operator_id, owner: owner_id, uses: Number(uses), expiresMs: Number(expires_ms) },
        station: textOrMissing(station),
      }));
    }),
  removeCode: (id, of) =>
    database.transaction('people', async (query) => {
      const removed = await query(
        `DELETE FROM enrolment_leave WHERE ${codeId} = $1 AND (operator_id = ANY($2::text[]) OR $2::text[] IS NULL) RETURNING 1`,
        [id, listOf(of)],
      );
      return removed.length > 0;
    }),
  note: ({ atMs, act, account, email, address, organisation, station, fields }) =>
    database.transaction('people', async (query) => {
      await query('INSERT INTO audit (at_ms, act, account, email, address, org, station, fields) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [
        ...[atMs, act, account ?? null, email ?? null, address ?? null, organisation ?? null, station ?? null, [...fields]],
      ]);
    }),
  audit: (of, beforeMs, count) =>
    database.transaction('people', async (query) => {
      const rows = await query(
        `SELECT audit.*, removed_station.name AS removed_name FROM audit LEFT JOIN removed_station ON removed_station.id = audit.station
         WHERE at_ms < $2 AND (org = ANY($1::text[]) OR $1::text[] IS NULL
           OR (org IS NULL AND station IS NULL AND account IN (SELECT account FROM membership WHERE org = ANY($1::text[]))))
         ORDER BY at_ms DESC, number DESC LIMIT $3`,
        [listOf(of), beforeMs, count],
      );
      return rows.flatMap(auditRow);
    }),
  // the role of people can take nothing from the audit
  forget: (nowMs, auditBeforeMs) =>
    database.transaction('owner', async (query) => {
      await query('DELETE FROM session WHERE until_ms <= $1', [nowMs]);
      await query('DELETE FROM invitation WHERE expires_ms <= $1', [nowMs]);
      await query('DELETE FROM enrolment_leave WHERE expires_ms <= $1', [nowMs]);
      await query('DELETE FROM audit WHERE at_ms < $1', [auditBeforeMs]);
      await query('DELETE FROM removed_station WHERE NOT EXISTS (SELECT FROM audit WHERE audit.station = removed_station.id)');
    }),
});
