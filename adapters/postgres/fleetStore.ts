import type { FleetAdmin, FleetStore, FleetWatches } from '../../core/ports/index.ts';
import { accountRepository } from './accountRepository.ts';
import { actRepository } from './actRepository.ts';
import type { Database } from './Database.ts';
import { dayRepository } from './dayRepository.ts';
import { comparisonRepository, derivationRepository, insightReading } from './insightRepository.ts';
import { mailRepository } from './mailRepository.ts';
import { issuerRepository } from './issuerRepository.ts';
import { managementRepository } from './managementRepository.ts';
import { mayBeRemoved } from './mayBeRemoved.ts';
import { readingRepository } from './readingRepository.ts';
import { settingsRepository } from './settingsRepository.ts';
import { stationRepository } from './stationRepository.ts';

/** Organisations, codes and revocations. */
const adminRepository = (database: Database): FleetAdmin => ({
  addOrganisation: ({ id, name }) =>
    database.transaction('owner', async (query) => {
      await query('INSERT INTO org (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, name]);
    }),
  addLeave: ({ codeHash, operator, owner, expiresMs, uses, station }) =>
    database.transaction('owner', async (query) => {
      await query(
        'INSERT INTO enrolment_leave (code_hash, operator_id, owner_id, expires_ms, uses, station) VALUES ($1, $2, $3, $4, $5, $6)',
        [...[codeHash, operator, owner, expiresMs, uses, station ?? null]],
      );
    }),
  revoke: (station) =>
    database.transaction('owner', async (query) => {
      await query('UPDATE station SET token_hash = NULL, next_token_hash = NULL WHERE id = $1', [station]);
    }),
  removeStation: (station) =>
    database.transaction('owner', async (query) => {
      // what is on its way into its rows comes first
      await query('SELECT FROM station WHERE id = $1 FOR UPDATE', [station]);
      const removed = await query(
        `WITH removed AS (DELETE FROM station WHERE id = $1 AND ${mayBeRemoved} RETURNING id, name)
         INSERT INTO removed_station SELECT id, name FROM removed RETURNING 1`,
        [station],
      );
      return removed.length > 0;
    }),
  async dropQuarters(before) {
    const stations = await database.transaction('owner', (query) => query('SELECT id FROM station'));
    let dropped = 0;
    // what waits for a newer program is not derived yet
    for (const { id } of stations)
      dropped += await database.transaction({ station: String(id) }, async (query) => {
        const rows = await query(
          'UPDATE day_record SET body = NULL WHERE station = $1 AND day < $2 AND body IS NOT NULL AND derived > 0 RETURNING 1',
          [id, before],
        );
        return rows.length;
      });
    return dropped;
  },
});

/** Who looks at which station. */
const watchRepository = (database: Database): FleetWatches => ({
  async watch(station, untilMs) {
    await database.transaction('owner', (query) =>
      query('UPDATE station SET watched_until_ms = GREATEST(watched_until_ms, $2) WHERE id = $1', [station, untilMs]),
    );
    await database.say(station);
  },
  onWatch: (listener) => database.onSaid(listener),
});

/** The store of a fleet in a database. */
export const fleetStore = (database: Database): FleetStore => ({
  ingest: { ...stationRepository(database), ...dayRepository(database) },
  admin: adminRepository(database),
  watches: watchRepository(database),
  comparison: comparisonRepository(database),
  derivation: derivationRepository(database),
  seenBy: (organisations) => ({ ...readingRepository(database, organisations), ...insightReading(database, organisations) }),
  people: { ...accountRepository(database), ...managementRepository(database) },
  mails: mailRepository(database),
  issuers: issuerRepository(database),
  settings: settingsRepository(database),
  actsOf: (organisations) => actRepository(database, organisations),
  close: () => database.close(),
});
