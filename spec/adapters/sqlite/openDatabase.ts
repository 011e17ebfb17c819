import { afterEach } from '@jest/globals';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../../../adapters/sqlite/migrate.ts';
import { migrations } from '../../../adapters/sqlite/migrations/migrations.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const opened: DatabaseSync[] = [];

/** The database in a folder, as a station's start finds or makes it; closed after the spec. */
export function openDatabase(folder: string = temporaryFolder()): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'pressluft.db'));
  opened.push(database);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 1');
  migrate(database, migrations);
  return database;
}

afterEach(() => {
  for (const database of opened.splice(0)) if (database.isOpen) database.close();
});
