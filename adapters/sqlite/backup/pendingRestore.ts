import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../inTransaction.ts';
import type { Realm } from '../Realm.ts';
import type { BackupRows, VersionedRows } from './backupFile.ts';
import { broughtUp, fill } from './backupRows.ts';

/** Keeps the rows of a backup, to be put in their place when the database is opened next. */
export function keepPending(database: DatabaseSync, { database: version, open, secret }: VersionedRows): void {
  database
    .prepare('INSERT OR REPLACE INTO pending_restore (id, database_version, open_json, secret_json) VALUES (1, ?, ?, ?)')
    .run(version, JSON.stringify(open), secret === undefined ? null : JSON.stringify(secret));
}

export function dropPending(database: DatabaseSync): void {
  database.exec('DELETE FROM pending_restore');
}

function pendingIn(database: DatabaseSync): VersionedRows | undefined {
  const row = database.prepare('SELECT database_version, open_json, secret_json FROM pending_restore').get();
  if (row === undefined) return undefined;
  const rowsOf = (json: unknown) => JSON.parse(String(json)) as BackupRows;
  return {
    database: Number(row['database_version']),
    open: rowsOf(row['open_json']),
    secret: row['secret_json'] === null ? undefined : rowsOf(row['secret_json']),
  };
}

/**
 * Puts the rows that were kept for it in the place of what a database has, whole or not at all; sessions end with the passwords that
 * opened them. Where that fails, the database stays as it was; what is undefined where nothing was kept. Throws when not even that can be written.
 */
export function completeRestore(database: DatabaseSync, realm: Realm): 'done' | 'failed' | undefined {
  try {
    const pending = pendingIn(database);
    if (pending === undefined) return undefined;
    const rows = broughtUp(pending);
    inTransaction(database, () => {
      fill(database, rows, realm);
      if (rows.secret !== undefined) database.prepare('DELETE FROM sessions WHERE realm = ?').run(realm);
      dropPending(database);
    });
    return 'done';
  } catch {
    dropPending(database);
    return 'failed';
  }
}
