import { encodeFleetPlant } from '../contract/index.ts';
import type { Enrolment, ExchangeToKeep, FleetIngest, KeptExchange } from '../../core/ports/index.ts';
import { maxRefusedDays } from '../../core/ports/index.ts';
import type { Database, Query, Row } from './Database.ts';
import { markChanged } from './markChanged.ts';

async function enrol(query: Query, enrolment: Enrolment): Promise<string | undefined> {
  const { codeHash, tokenHash, newId, installation, name, software, nowMs } = enrolment;
  const [leave] = await query(
    'UPDATE enrolment_leave SET uses = uses - 1 WHERE code_hash = $1 AND uses > 0 AND expires_ms > $2 RETURNING operator_id, owner_id, station',
    [codeHash, nowMs],
  );
  if (leave === undefined) return undefined;
  const replaced: string | null = leave['station'];
  if (replaced !== null) {
    await query(
      `UPDATE station SET token_hash = $2, installation = $3, software = $4, token_made_ms = $5, next_token_hash = NULL WHERE id = $1`,
      [replaced, tokenHash, installation, software, nowMs],
    );
    return replaced;
  }
  await query(
    'INSERT INTO station (id, operator_id, owner_id, token_hash, installation, name, software, enrolled_ms, token_made_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)',
    [newId, leave['operator_id'], leave['owner_id'], tokenHash, installation, name, software, nowMs],
  );
  return newId;
}

/** What a station's row and that of its state say of the last exchange. */
export function exchangeOf(row: Row): KeptExchange | undefined {
  if (row['seen_ms'] === null || row['boot'] === null) return undefined;
  return {
    seenMs: row['seen_ms'],
    sentMs: row['sent_ms'],
    software: row['software'],
    boots: { boot: row['boot'], before: row['boot_before'] ?? undefined, alternatedMs: row['boot_alternated_ms'] ?? undefined },
    plantRev: row['plant_rev'] ?? undefined,
    inventoryRev: row['inventory_rev'] ?? undefined,
    events: row['event_epoch'] === null ? undefined : { epoch: row['event_epoch'], last: row['event_last'] },
    isDigestRefused: row['digest_refused'],
  };
}

async function saveExchange(query: Query, station: string, exchange: ExchangeToKeep): Promise<void> {
  const { seenMs, sentMs, software, boots, isDigestRefused, state, plant, satisfied, events } = exchange;
  await query(
    `INSERT INTO station_state AS kept (station, seen_ms, sent_ms, state) VALUES ($1, $2, $3, $4)
     ON CONFLICT (station) DO UPDATE SET seen_ms = excluded.seen_ms, sent_ms = excluded.sent_ms, state = COALESCE(excluded.state, kept.state)`,
    [station, seenMs, sentMs, state === undefined ? null : JSON.stringify(state)],
  );
  const { boot, before, alternatedMs } = boots;
  await query(`UPDATE station SET software = $2, boot = $3, boot_before = $4, boot_alternated_ms = $5, digest_refused = $6 WHERE id = $1`, [
    station,
    software,
    boot,
    before ?? null,
    alternatedMs ?? null,
    isDigestRefused,
  ]);
  // the row is this transaction's by now: no day of the station changes before it ends
  if (satisfied !== undefined) {
    const [days, digests] = [satisfied.days.map(([day]) => day), satisfied.days.map(([, digest]) => digest)];
    await query(
      `UPDATE station SET inventory_rev = $2 WHERE id = $1 AND $5 =
         (SELECT count(*) FROM unnest($3::date[], $4::text[]) AS has(day, digest) JOIN day_record USING (day, digest) WHERE station = $1)`,
      [station, satisfied.rev, days, digests, days.length],
    );
  }
  if (plant !== undefined) {
    const { name, place, zone, dashboardLink } = plant.plant;
    const kept = JSON.stringify(encodeFleetPlant(plant.plant));
    await query('UPDATE station SET plant_rev = $2, name = $3, place = $4, zone = $5, dashboard_link = $6, plant = $7 WHERE id = $1', [
      ...[station, plant.rev, name, place, zone, dashboardLink ?? null, kept],
    ]);
    await markChanged(query, station);
  }
  if (events === undefined) return;
  await query(
    `INSERT INTO fault_event (station, at_ms, source, bit_index)
     SELECT $1, * FROM unnest($2::float8[], $3::text[], $4::int[]) ON CONFLICT DO NOTHING`,
    [
      station,
      events.events.map(({ atMs }) => atMs),
      events.events.map(({ source }) => String(source)),
      events.events.map(({ bitIndex }) => bitIndex),
    ],
  );
  await query('UPDATE station SET event_epoch = $2, event_last = $3 WHERE id = $1', [station, events.place.epoch, events.place.last]);
}

/** The one before ends now that the new one is used. */
const renewed = `
  UPDATE station SET token_hash = next_token_hash, token_made_ms = next_token_ms, next_token_hash = NULL
  WHERE id = $1 AND next_token_hash = $2`;

type StationCalls = Pick<
  FleetIngest,
  'enrol' | 'stationOf' | 'attentionOf' | 'keepNextToken' | 'lastExchange' | 'saveExchange' | 'noteRefusal'
>;

/** Stations, their tokens, and what they say at each beat. */
export const stationRepository = (database: Database): StationCalls => ({
  enrol: (enrolment) => database.transaction('owner', (query) => enrol(query, enrolment)),
  stationOf: (tokenHash) =>
    database.transaction('owner', async (query) => {
      const [row] = await query('SELECT id, token_hash = $1 AS is_known FROM station WHERE token_hash = $1 OR next_token_hash = $1', [
        tokenHash,
      ]);
      const id: string | undefined = row?.['id'];
      if (id !== undefined && row?.['is_known'] !== true) await query(renewed, [id, tokenHash]);
      return id;
    }),
  attentionOf: (station) =>
    database.transaction({ station }, async (query) => {
      const [row] = await query('SELECT watched_until_ms, token_made_ms FROM station WHERE id = $1', [station]);
      return { watchedUntilMs: row?.['watched_until_ms'] ?? undefined, tokenMadeMs: row?.['token_made_ms'] ?? undefined };
    }),
  keepNextToken: (station, tokenHash, nowMs) =>
    database.transaction('owner', async (query) => {
      await query('UPDATE station SET next_token_hash = $2, next_token_ms = $3 WHERE id = $1', [station, tokenHash, nowMs]);
    }),
  lastExchange: (station) =>
    database.transaction({ station }, async (query) => {
      const [row] = await query('SELECT * FROM station LEFT JOIN station_state ON station = id WHERE id = $1', [station]);
      return row && exchangeOf(row);
    }),
  saveExchange: (station, exchange) => database.transaction({ station }, (query) => saveExchange(query, station, exchange)),
  noteRefusal: (station, { day, atMs, reason }) =>
    database.transaction({ station }, async (query) => {
      await query(
        `INSERT INTO refused_day (station, day, at_ms, reason) VALUES ($1, $2, $3, $4)
         ON CONFLICT (station, day) DO UPDATE SET at_ms = excluded.at_ms, reason = excluded.reason`,
        [station, day, atMs, reason],
      );
      await query(
        'DELETE FROM refused_day WHERE station = $1 AND day IN (SELECT day FROM refused_day WHERE station = $1 ORDER BY at_ms DESC OFFSET $2)',
        [station, maxRefusedDays],
      );
    }),
});
