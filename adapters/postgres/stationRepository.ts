import { encodeFleetPlant } from '../contract/index.ts';
import type { Enrolment, ExchangeToKeep, FleetIngest, KeptExchange, StationAttention } from '../../core/ports/index.ts';
import { maxRefusedDays } from '../../core/ports/index.ts';
import type { Database, Prepared, Query, Row } from './Database.ts';
import { markChanged } from './markChanged.ts';

/** A station whose answer was lost: it asks again with its code before it was heard of with the token that it did not get. */
const lost = `
  UPDATE station SET token_hash = $3, token_made_ms = $4
  WHERE code_hash = $1 AND installation = $2 AND token_hash IS NOT NULL
    AND NOT EXISTS (SELECT FROM station_state WHERE station = id AND seen_ms >= token_made_ms)
  RETURNING id`;

async function enrol(query: Query, enrolment: Enrolment): Promise<string | undefined> {
  const { codeHash, tokenHash, newId, installation, name, software, nowMs } = enrolment;
  const [again] = await query(lost, [codeHash, installation, tokenHash, nowMs]);
  if (again !== undefined) return String(again['id']);
  const [leave] = await query(
    'UPDATE enrolment_leave SET uses = uses - 1 WHERE code_hash = $1 AND uses > 0 AND expires_ms > $2 RETURNING operator_id, owner_id, station',
    [codeHash, nowMs],
  );
  if (leave === undefined) return undefined;
  const replaced: string | null = leave['station'];
  if (replaced !== null) {
    await query(
      `UPDATE station SET token_hash = $2, installation = $3, software = $4, token_made_ms = $5, next_token_hash = NULL, code_hash = $6
       WHERE id = $1`,
      [replaced, tokenHash, installation, software, nowMs, codeHash],
    );
    return replaced;
  }
  await query(
    `INSERT INTO station (id, operator_id, owner_id, token_hash, installation, name, software, enrolled_ms, token_made_ms, code_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [newId, leave['operator_id'], leave['owner_id'], tokenHash, installation, name, software, nowMs, codeHash],
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
    ...(row['beat_s'] !== null && { beatS: row['beat_s'] }),
  };
}

const lastSaid: Prepared = {
  name: 'last_said',
  text: `SELECT seen_ms, sent_ms, beat_s, software, boot, boot_before, boot_alternated_ms, plant_rev, inventory_rev, event_epoch, event_last, digest_refused
    FROM station LEFT JOIN station_state ON station = id WHERE id = $1`,
};

/** $1 station, $2 to $5 what it says, $6 to $10 of itself. */
const exchanged: Prepared = {
  name: 'exchanged',
  text: `
    WITH said AS (
      INSERT INTO station_state AS kept (station, seen_ms, sent_ms, state, beat_s) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (station) DO UPDATE SET seen_ms = excluded.seen_ms, sent_ms = excluded.sent_ms,
        state = COALESCE(excluded.state, kept.state), beat_s = excluded.beat_s)
    UPDATE station SET software = $6, boot = $7, boot_before = $8, boot_alternated_ms = $9, digest_refused = $10
    WHERE id = $1 RETURNING watched_until_ms, token_made_ms`,
};

async function saveExchange(query: Query, station: string, exchange: ExchangeToKeep): Promise<StationAttention> {
  const { seenMs, sentMs, software, boots, isDigestRefused, beatS, state, plant, satisfied, events } = exchange;
  const { boot, before, alternatedMs } = boots;
  const said = [seenMs, sentMs, state === undefined ? null : JSON.stringify(state), beatS ?? null];
  const [row] = await query(exchanged, [station, ...said, software, boot, before ?? null, alternatedMs ?? null, isDigestRefused]);
  const attention = { watchedUntilMs: row?.['watched_until_ms'] ?? undefined, tokenMadeMs: row?.['token_made_ms'] ?? undefined };
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
  if (events === undefined) return attention;
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
  return attention;
}

const tokenOf: Prepared = {
  name: 'token_of',
  text: 'SELECT id, token_hash = $1 AS is_known FROM station WHERE token_hash = $1 OR next_token_hash = $1',
};

/** The one before ends now that the new one is used. */
const renewed: Prepared = {
  name: 'renewed',
  text: `
    UPDATE station SET token_hash = next_token_hash, token_made_ms = next_token_ms, next_token_hash = NULL
    WHERE id = $1 AND next_token_hash = $2`,
};

type StationCalls = Pick<FleetIngest, 'enrol' | 'stationOf' | 'keepNextToken' | 'lastExchange' | 'saveExchange' | 'noteRefusal'>;

/** Stations, their tokens, and what they say at each beat. */
export const stationRepository = (database: Database): StationCalls => ({
  enrol: (enrolment) => database.transaction('owner', (query) => enrol(query, enrolment)),
  async stationOf(tokenHash) {
    const [row] = await database.statement(tokenOf, [tokenHash]);
    const id: string | undefined = row?.['id'];
    if (id !== undefined && row?.['is_known'] !== true) await database.statement(renewed, [id, tokenHash]);
    return id;
  },
  keepNextToken: (station, tokenHash, nowMs) =>
    database.transaction('owner', async (query) => {
      await query('UPDATE station SET next_token_hash = $2, next_token_ms = $3 WHERE id = $1', [station, tokenHash, nowMs]);
    }),
  async lastExchange(station) {
    const [row] = await database.statement(lastSaid, [station]);
    return row && exchangeOf(row);
  },
  saveExchange(station, exchange) {
    const { satisfied, plant, events } = exchange;
    const isSaidAgain = [satisfied, plant, events].every((each) => each === undefined);
    return database.transaction({ station, isSaidAgain }, (query) => saveExchange(query, station, exchange));
  },
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
