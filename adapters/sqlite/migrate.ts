import type { DatabaseSync } from 'node:sqlite';
import { UnusableDatabase } from './UnusableDatabase.ts';

export function databaseVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

/** Brings a database to the newest version, each step whole or not at all; throws an UnusableDatabase when it is newer already. */
export function migrate(database: DatabaseSync, migrations: readonly string[]): void {
  const from = databaseVersion(database);
  if (from > migrations.length) {
    throw new UnusableDatabase(
      `the database was written by a newer version of this software (database ${from}, this software ${migrations.length}); update the software`,
    );
  }
  migrations.slice(from).forEach((migration, i) => {
    database.exec(`BEGIN; ${migration}; PRAGMA user_version = ${from + i + 1}; COMMIT`);
  });
}
