import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { type Realm, sqliteStore, UnusableDatabase } from '../adapters/sqlite/index.ts';
import type { StationStore } from '../core/ports/index.ts';
import { totalsFormat } from './figures/dayRecordBytes.ts';
import { makeFolder } from '../server/process/makeFolder.ts';
import { plainReason } from '../server/process/plainReason.ts';
import { StartFailure } from '../server/process/StartFailure.ts';

function failureAt(what: string, error: unknown): unknown {
  const reason = error instanceof UnusableDatabase ? error.message : plainReason(error);
  return reason === undefined ? error : new StartFailure(`${what}: ${reason}`);
}

/** Opens the database in a folder, both made when missing; throws a StartFailure when that can't be. */
export function openStore(dataDir: string, realm: Realm): StationStore {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw failureAt(`cannot use the data folder ${dataDir}`, error);
  }
  const file = join(dataDir, 'pressluft.db');
  try {
    return sqliteStore(file, { realm, totalsFormat });
  } catch (error) {
    throw failureAt(`cannot use the database ${file}`, error);
  }
}
