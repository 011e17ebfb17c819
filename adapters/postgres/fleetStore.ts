import type { FleetStore } from '../../core/ports/index.ts';
import type { Database } from './Database.ts';
import { dayRepository } from './dayRepository.ts';
import { readingRepository } from './readingRepository.ts';
import { adminRepository, stationRepository } from './stationRepository.ts';

/** The store of a fleet in a database. */
export const fleetStore = (database: Database): FleetStore => ({
  ingest: { ...stationRepository(database), ...dayRepository(database) },
  admin: adminRepository(database),
  seenBy: (organisations) => readingRepository(database, organisations),
  close: () => database.close(),
});
