import type { DatabaseSync } from 'node:sqlite';

/** Makes all of a change or, when a part of it throws, none; a change within another belongs to it. */
export function inTransaction<T>(database: DatabaseSync, change: () => T): T {
  if (database.isTransaction) return change();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = change();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
