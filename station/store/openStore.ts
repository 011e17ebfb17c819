import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { totalsFormat } from '../figures/dayRecordBytes.ts';
import { makeFolder } from '../makeFolder.ts';
import { plainReason } from '../plainReason.ts';
import { StartFailure } from '../StartFailure.ts';
import { type AuditRepository, auditRepository } from './auditRepository.ts';
import { checkSchema } from './checkSchema.ts';
import { type DamageRepository, damageRepository } from './damageRepository.ts';
import { type FaultRepository, faultRepository } from './faultRepository.ts';
import { inTransaction } from './inTransaction.ts';
import { keepPrivate } from './keepPrivate.ts';
import { makeDatabase } from './makeDatabase.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { type OutboxRepository, outboxRepository } from './outboxRepository.ts';
import { type PasswordRepository, passwordRepository } from './passwordRepository.ts';
import { type PlantStateRepository, plantStateRepository } from './plantStateRepository.ts';
import type { Realm } from './Realm.ts';
import { type SecretRepository, secretRepository } from './secretRepository.ts';
import { type SessionRepository, sessionRepository } from './sessionRepository.ts';
import { type SettingsRepository, settingsRepository } from './settingsRepository.ts';
import { type ThinkGreenRepository, thinkGreenRepository } from './thinkGreenRepository.ts';
import { type TotalsRepository, totalsRepository } from './totalsRepository.ts';

export interface Store {
  readonly settings: SettingsRepository;
  readonly passwords: PasswordRepository;
  readonly sessions: SessionRepository;
  readonly audit: AuditRepository;
  readonly plantState: PlantStateRepository;
  readonly faults: FaultRepository;
  readonly outbox: OutboxRepository;
  readonly secrets: SecretRepository;
  readonly totals: TotalsRepository;
  readonly damage: DamageRepository;
  readonly thinkGreen: ThinkGreenRepository;
  /** Does all of a change or, when a part of it throws, none. */
  together(change: () => void): void;
  close(): void;
}

/** A second station on the same folder is refused, and no shared memory file is needed. */
const exclusive = 'PRAGMA locking_mode = EXCLUSIVE';
/** What was answered as saved is there after a power cut; little enough is written. */
const synchronous = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 100;
  PRAGMA journal_size_limit = 1000000;
`;

function checkIntegrity(database: DatabaseSync): void {
  const answer = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (answer !== 'ok') throw new StartFailure('it is damaged');
}

const emptied = 'it is empty, its content is lost; put a copy of it there, or remove it to begin with new passwords and default settings';

function openDatabase(file: string): DatabaseSync {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) makeDatabase(file, migrations);
  else if (found.isFile() && found.size === 0) throw new StartFailure(emptied);
  keepPrivate(file);
  const database = new DatabaseSync(file);
  try {
    database.exec(exclusive);
    checkIntegrity(database);
    checkSchema(database, migrations);
    database.exec(synchronous);
    migrate(database, migrations);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function failureAt(what: string, error: unknown): unknown {
  const reason = error instanceof StartFailure ? error.message : plainReason(error);
  return reason === undefined ? error : new StartFailure(`${what}: ${reason}`);
}

/** Opens the database in a folder, both made when missing; throws a StartFailure when that can't be. */
export function openStore(dataDir: string, realm: Realm): Store {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw failureAt(`cannot use the data folder ${dataDir}`, error);
  }
  const file = join(dataDir, 'pressluft.db');
  try {
    const database = openDatabase(file);
    return {
      settings: settingsRepository(database),
      passwords: passwordRepository(database, realm),
      sessions: sessionRepository(database, realm),
      audit: auditRepository(database, realm),
      plantState: plantStateRepository(database),
      faults: faultRepository(database),
      outbox: outboxRepository(database),
      secrets: secretRepository(database, realm),
      damage: damageRepository(database),
      totals: totalsRepository(database, totalsFormat),
      thinkGreen: thinkGreenRepository(database),
      together: (change) => {
        inTransaction(database, change);
      },
      close: () => {
        if (database.isOpen) database.close();
      },
    };
  } catch (error) {
    throw failureAt(`cannot use the database ${file}`, error);
  }
}
