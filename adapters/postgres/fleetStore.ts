import type { FleetAdmin, FleetStore } from '../../core/ports/index.ts';
import { accountRepository } from './accountRepository.ts';
import { actRepository } from './actRepository.ts';
import type { Database } from './Database.ts';
import { dayRepository } from './dayRepository.ts';
import { comparisonRepository, derivationRepository, insightReading } from './insightRepository.ts';
import { mailRepository } from './mailRepository.ts';
import { issuerRepository } from './issuerRepository.ts';
import { managementRepository } from './managementRepository.ts';
import { readingRepository } from './readingRepository.ts';
import { settingsRepository } from './settingsRepository.ts';
import { stationRepository } from './stationRepository.ts';
import { watchRepository } from './watchRepository.ts';

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
