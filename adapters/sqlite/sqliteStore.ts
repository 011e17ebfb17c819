import type { DatabaseSync } from 'node:sqlite';
import type { BackupRepository, StationStore } from '../../core/ports/index.ts';
import { auditRepository } from './auditRepository.ts';
import { backupRepository } from './backup/backupRepository.ts';
import { completeRestore } from './backup/pendingRestore.ts';
import { channelSumsRepository } from './channelSumsRepository.ts';
import { counterRepository } from './counterRepository.ts';
import { damageRepository } from './damageRepository.ts';
import { dayDetailRepository } from './dayDetailRepository.ts';
import { faultRepository } from './faultRepository.ts';
import { faultWindowRepository } from './faultWindowRepository.ts';
import { fieldRepository } from './fieldRepository.ts';
import { inTransaction } from './inTransaction.ts';
import { migrations } from './migrations/migrations.ts';
import { northRepository } from './northRepository.ts';
import { openDatabase } from './openDatabase.ts';
import { outboxRepository } from './outboxRepository.ts';
import { passwordRepository } from './passwordRepository.ts';
import { plantStateRepository } from './plantStateRepository.ts';
import type { Realm } from './Realm.ts';
import { priceSeriesRepository } from './priceSeriesRepository.ts';
import { secretRepository } from './secretRepository.ts';
import { markRepository } from './markRepository.ts';
import { serviceRepository } from './serviceRepository.ts';
import { sessionRepository } from './sessionRepository.ts';
import { settingsRepository } from './settingsRepository.ts';
import { stationFleetRepository } from './stationFleetRepository.ts';
import { thinkGreenRepository } from './thinkGreenRepository.ts';
import { totalsRepository } from './totalsRepository.ts';
import { variableRepository } from './variableRepository.ts';
import { monthReportRepository } from './monthReportRepository.ts';
import { namedTokenRepository } from './namedTokenRepository.ts';
import { waitingEventRepository } from './waitingEventRepository.ts';

export interface StoreFormat {
  /** Whose passwords, secrets and sessions these are. */
  readonly realm: Realm;
  /** Of the bytes that totals are kept as; those of another format are as good as none. */
  readonly totalsFormat: number;
}

/** A station's store in a database that has all tables; `restored` is what became of a backup when it was opened. */
export function storeIn(
  database: DatabaseSync,
  { realm, totalsFormat }: StoreFormat,
  restored?: BackupRepository['restored'],
): StationStore {
  return {
    settings: settingsRepository(database),
    passwords: passwordRepository(database, realm),
    sessions: sessionRepository(database, realm),
    audit: auditRepository(database, realm),
    plantState: plantStateRepository(database),
    faults: faultRepository(database),
    faultWindows: faultWindowRepository(database),
    outbox: outboxRepository(database),
    secrets: secretRepository(database, realm),
    field: fieldRepository(database),
    counters: counterRepository(database),
    damage: damageRepository(database),
    totals: totalsRepository(database, totalsFormat),
    channelSums: channelSumsRepository(database, totalsFormat),
    dayDetails: dayDetailRepository(database),
    thinkGreen: thinkGreenRepository(database),
    wallLinks: namedTokenRepository(database, realm, 'wall_links'),
    programTokens: namedTokenRepository(database, realm, 'program_tokens'),
    services: serviceRepository(database),
    marks: markRepository(database),
    north: northRepository(database),
    webhook: waitingEventRepository(database, 'webhook_events'),
    fleet: stationFleetRepository(database),
    priceSeries: priceSeriesRepository(database),
    variables: variableRepository(database),
    monthReports: monthReportRepository(database),
    backups: backupRepository(database, realm, restored),
    transaction(change) {
      inTransaction(database, change);
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}

/** A station's store in a database file; throws as openDatabase does. */
export function sqliteStore(file: string, format: StoreFormat): StationStore {
  const database = openDatabase(file, migrations);
  try {
    return storeIn(database, format, completeRestore(database, format.realm));
  } catch (error) {
    database.close();
    throw error;
  }
}
