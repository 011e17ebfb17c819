import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { checkSchema } from './checkSchema.ts';
import { keepPrivate } from './keepPrivate.ts';
import { makeDatabase } from './makeDatabase.ts';
import { migrate } from './migrate.ts';
import { UnusableDatabase } from './UnusableDatabase.ts';

/** A second program on the same file is refused, and no shared memory file is needed. */
const exclusive = 'PRAGMA locking_mode = EXCLUSIVE';
/** What was answered as saved is there after a power cut; little enough is written. */
const synchronous = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 100;
  PRAGMA journal_size_limit = 1000000;
`;

const emptied = 'it is empty, its content is lost; put a copy of it there, or remove it to begin with new passwords and default settings';

function checkIntegrity(database: DatabaseSync): void {
  const answer = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (answer !== 'ok') throw new UnusableDatabase('it is damaged');
}

/** Opens a database, made when it is missing, and brings it to the newest version; throws an UnusableDatabase, or the system's or SQLite's error. */
export function openDatabase(file: string, migrations: readonly string[]): DatabaseSync {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) makeDatabase(file, migrations);
  else if (found.isFile() && found.size === 0) throw new UnusableDatabase(emptied);
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
