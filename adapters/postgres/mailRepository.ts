import { type MailChoice, type MailKind, mailKinds, type SweepFacts, type SweepOutcome } from '../../core/fleet/index.ts';
import type { FleetMails, MailContent, Managed, SettledMail, TakenMail } from '../../core/ports/index.ts';
import { isOneOf } from '../../core/records/index.ts';
import { messageLanguageOf } from '../../core/settings/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import type { Database, Query, Row } from './Database.ts';

/** Any number that all programs of a fleet take and nothing else of theirs: whoever holds it sweeps. */
const sweepLock = 7_246_502;

function choiceOf({ kinds, language, silent_after_min, digest_weekday, zone }: Row): MailChoice {
  const kept: readonly string[] = kinds;
  return {
    kinds: mailKinds.filter((kind) => kept.includes(kind)),
    language: messageLanguageOf(String(language)),
    silentAfterMin: silent_after_min,
    digestWeekday: digest_weekday,
    zone,
  };
}

const organisationsOf = 'ARRAY(SELECT org FROM membership WHERE membership.account = mail_choice.account ORDER BY org) AS orgs';

async function factsOf(query: Query): Promise<SweepFacts> {
  const [swept] = await query('SELECT swept_ms, up_since_ms FROM mail_sweep');
  const base = { sweptMs: swept?.['swept_ms'], upSinceMs: swept?.['up_since_ms'] };
  const readers = await query(`SELECT mail_choice.*, ${organisationsOf} FROM mail_choice WHERE kinds <> '{}' ORDER BY account`);
  if (readers.length === 0) return { ...base, readers: [], stations: [], memory: [] };
  const stations = await query(
    `SELECT id, operator_id, owner_id, seen_ms, beat_s, state -> 'faults' AS faults FROM station JOIN station_state ON station = id
     WHERE token_hash IS NOT NULL ORDER BY id`,
  );
  const memory = await query('SELECT * FROM mail_memory ORDER BY account, station, what');
  return {
    ...base,
    readers: readers.map((row) => ({
      ...{ account: row['account'], organisations: row['orgs'], choice: choiceOf(row), digestDay: row['digest_day'] ?? undefined },
    })),
    stations: stations.map(({ id, operator_id, owner_id, seen_ms, beat_s, faults }) => ({
      ...{ station: id, operator: operator_id, owner: owner_id, seenMs: seen_ms, beatS: beat_s ?? undefined, faults: faults ?? [] },
    })),
    memory: memory.map(({ account, station, what, is_up, streak, since_ms, away_ms }) => ({
      ...{ account, station, what, isUp: is_up, streak, sinceMs: since_ms, awayMs: away_ms ?? undefined },
    })),
  };
}

async function keepMemory(query: Query, { remembered, forgotten }: SweepOutcome): Promise<void> {
  if (remembered.length > 0) {
    await query(
      `INSERT INTO mail_memory (account, station, what, is_up, streak, since_ms, away_ms)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::int[], $6::float8[], $7::float8[])
       ON CONFLICT (account, station, what) DO UPDATE
         SET is_up = excluded.is_up, streak = excluded.streak, since_ms = excluded.since_ms, away_ms = excluded.away_ms`,
      [
        ...[remembered.map(({ account }) => account), remembered.map(({ station }) => station), remembered.map(({ what }) => what)],
        ...[remembered.map(({ isUp }) => isUp), remembered.map(({ streak }) => streak), remembered.map(({ sinceMs }) => sinceMs)],
        remembered.map(({ awayMs }) => awayMs ?? null),
      ],
    );
  }
  if (forgotten.length === 0) return;
  await query(
    `DELETE FROM mail_memory USING unnest($1::text[], $2::text[], $3::text[]) AS gone(account, station, what)
     WHERE mail_memory.account = gone.account AND mail_memory.station = gone.station AND mail_memory.what = gone.what`,
    [forgotten.map(({ account }) => account), forgotten.map(({ station }) => station), forgotten.map(({ what }) => what)],
  );
}

async function keepMails(query: Query, { notices, digests }: SweepOutcome, nowMs: number, collectMs: number): Promise<void> {
  for (const { account, notices: own } of notices) {
    // a mail that is taken has an attempt by then, whoever was first
    const joined = await query(
      'UPDATE outbox SET notices = notices || $2::jsonb WHERE account = $1 AND notices IS NOT NULL AND attempts = 0 RETURNING 1',
      [...[account, JSON.stringify(own)]],
    );
    if (joined.length > 0) continue;
    await query('INSERT INTO outbox (account, notices, made_ms, next_ms) VALUES ($1, $2, $3, $4)', [
      ...[account, JSON.stringify(own), nowMs, nowMs + collectMs],
    ]);
  }
  for (const { account, day } of digests) {
    await query('UPDATE mail_choice SET digest_day = $2 WHERE account = $1', [account, day]);
    await query('INSERT INTO outbox (account, digest_day, made_ms, next_ms) VALUES ($1, $2, $3, $3)', [account, day, nowMs]);
  }
}

async function sweep(query: Query, nowMs: number, collectMs: number, decide: (facts: SweepFacts) => SweepOutcome): Promise<boolean> {
  const [lock] = await query('SELECT pg_try_advisory_xact_lock($1) AS is_ours', [sweepLock]);
  if (lock?.['is_ours'] !== true) return false;
  const outcome = decide(await factsOf(query));
  await keepMemory(query, outcome);
  await keepMails(query, outcome, nowMs, collectMs);
  await query(
    `INSERT INTO mail_sweep (swept_ms, up_since_ms) VALUES ($1, $2)
     ON CONFLICT (is_only) DO UPDATE SET swept_ms = excluded.swept_ms, up_since_ms = excluded.up_since_ms`,
    [nowMs, outcome.upSinceMs],
  );
  return true;
}

const contentOf = ({ notices, digest_day }: Row): MailContent =>
  digest_day === null ? { kind: 'notices', notices } : { kind: 'digest', day: digest_day };

/** The row stays locked for the moment of this statement alone; then the lease keeps it. */
const taken = `
  UPDATE outbox SET attempts = outbox.attempts + 1, next_ms = $1::float8 + $2
  FROM mail_choice JOIN account ON account.id = mail_choice.account
  WHERE mail_choice.account = outbox.account AND outbox.id =
    (SELECT id FROM outbox WHERE next_ms <= $1 ORDER BY next_ms, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING outbox.id AS mail, outbox.account, notices, outbox.digest_day, made_ms, attempts, email, ${organisationsOf},
    kinds, language, silent_after_min, digest_weekday, zone`;

async function take(query: Query, nowMs: number, leaseMs: number): Promise<TakenMail | undefined> {
  const [row] = await query(taken, [nowMs, leaseMs]);
  if (row === undefined) return undefined;
  return {
    ...{ id: row['mail'], account: row['account'], email: row['email'], organisations: row['orgs'], choice: choiceOf(row) },
    ...{ content: contentOf(row), madeMs: row['made_ms'], attempts: row['attempts'] },
  };
}

async function settle(
  query: Query,
  { id, account, attempts }: Pick<TakenMail, 'id' | 'account' | 'attempts'>,
  { atMs, error, nextMs }: SettledMail,
): Promise<void> {
  const settled =
    nextMs === undefined
      ? await query('DELETE FROM outbox WHERE id = $1 AND attempts = $2 RETURNING 1', [id, attempts])
      : await query('UPDATE outbox SET next_ms = $3 WHERE id = $1 AND attempts = $2 RETURNING 1', [id, attempts, nextMs]);
  if (settled.length === 0) return;
  if (error === undefined)
    await query('UPDATE mail_choice SET sent_ms = $2, error_ms = NULL, error = NULL WHERE account = $1', [account, atMs]);
  else await query('UPDATE mail_choice SET error_ms = $2, error = $3 WHERE account = $1', [account, atMs, error]);
}

/** What those who are written about silence or calling again share. */
const silentKinds: readonly MailKind[] = ['silent', 'back'];

async function saveChoice(query: Query, account: string, choice: MailChoice, digestDay: PlantDay): Promise<void> {
  const { kinds, language, silentAfterMin, digestWeekday, zone } = choice;
  await query(
    `INSERT INTO mail_choice (account, kinds, language, silent_after_min, digest_weekday, zone, digest_day) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (account) DO UPDATE SET kinds = excluded.kinds, language = excluded.language, silent_after_min = excluded.silent_after_min,
       digest_weekday = excluded.digest_weekday, zone = excluded.zone, digest_day = excluded.digest_day`,
    [account, [...kinds], language, silentAfterMin, digestWeekday, zone, digestDay],
  );
  const keepsSilence = silentKinds.some((kind) => isOneOf(kinds, kind));
  await query("DELETE FROM mail_memory WHERE account = $1 AND CASE WHEN what = 'silent' THEN NOT $2 ELSE NOT $3 END", [
    ...[account, keepsSilence, kinds.includes('faults')],
  ]);
}

/** Those of members of organisations: for `$1`, null for all. */
const isManaged = '($1::text[] IS NULL OR account IN (SELECT account FROM membership WHERE org = ANY($1::text[])))';
const listOf = (of: Managed) => (of === 'all' ? null : [...of]);

/** Mails of a fleet: who wants which, and those that wait. */
export const mailRepository = (database: Database): FleetMails => ({
  choiceOf: (account) =>
    database.transaction('people', async (query) => {
      const [row] = await query('SELECT * FROM mail_choice WHERE account = $1', [account]);
      return row && choiceOf(row);
    }),
  saveChoice: (account, choice, digestDay) => database.transaction('people', (query) => saveChoice(query, account, choice, digestDay)),
  sweep: (nowMs, collectMs, decide) => database.transaction('owner', (query) => sweep(query, nowMs, collectMs, decide)),
  take: (nowMs, leaseMs) => database.transaction('owner', (query) => take(query, nowMs, leaseMs)),
  settle: (mail, settled) => database.transaction('owner', (query) => settle(query, mail, settled)),
  state: (of) =>
    database.transaction('people', async (query) => {
      const [counted] = await query(
        `SELECT count(*) AS waiting, count(*) FILTER (WHERE attempts > 0) AS failing FROM outbox WHERE ${isManaged}`,
        [listOf(of)],
      );
      const rows = await query(
        `SELECT mail_choice.*, email, name FROM mail_choice JOIN account ON account.id = mail_choice.account WHERE ${isManaged} ORDER BY lower(email)`,
        [listOf(of)],
      );
      return {
        ...{ waiting: counted?.['waiting'], failing: counted?.['failing'] },
        people: rows.map((row) => ({
          ...{ account: row['account'], email: row['email'], name: row['name'], choice: choiceOf(row) },
          ...{ sentMs: row['sent_ms'] ?? undefined, errorMs: row['error_ms'] ?? undefined, error: row['error'] ?? undefined },
        })),
      };
    }),
});
