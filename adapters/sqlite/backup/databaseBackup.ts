import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { BackupFacts } from '../../../core/backup/index.ts';
import { messageOf } from '../../systemError/index.ts';
import { inTransaction } from '../inTransaction.ts';
import { migrations } from '../migrations/migrations.ts';
import { openDatabase } from '../openDatabase.ts';
import { type Backup, backupText, readBackup } from './backupFile.ts';
import { BackupProblem } from './BackupProblem.ts';
import { broughtUp, fill, rowsIn } from './backupRows.ts';
import { dropPending } from './pendingRestore.ts';

function opened<T>(file: string, work: (database: DatabaseSync) => T): T {
  let database: DatabaseSync;
  try {
    database = openDatabase(file, migrations);
  } catch (error) {
    const message = messageOf(error);
    throw new BackupProblem(message === 'database is locked' ? 'the station is running; stop it first' : message);
  }
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** A backup of the database in a file, as text; without a pass phrase it has no secrets. */
export async function backUpDatabase(file: string, facts: BackupFacts, passPhrase: string | undefined): Promise<string> {
  if (!existsSync(file)) throw new BackupProblem('there is no such database');
  const rows = opened(file, (database) => rowsIn(database, passPhrase !== undefined));
  return backupText(facts, rows, passPhrase);
}

/** What a restore has put into the database. */
export interface Restored extends BackupFacts, Pick<Backup, 'hasSecrets'> {
  readonly secretsRestored: boolean;
}

/** Puts a backup in the place of what a database has; it is checked whole before, and put there whole or not at all. */
export async function restoreDatabase(file: string, text: string, passPhrase: string | undefined): Promise<Restored> {
  const backup = await readBackup(text, passPhrase);
  const rows = broughtUp(backup);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  opened(file, (database) => {
    inTransaction(database, () => {
      fill(database, rows);
      dropPending(database);
    });
  });
  const { software, madeMs, hasSecrets, secret } = backup;
  return { software, madeMs, hasSecrets, secretsRestored: secret !== undefined };
}
