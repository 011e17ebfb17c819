import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { messageOf } from '../../systemError/index.ts';
import { inTransaction } from '../inTransaction.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/migrations.ts';
import { openDatabase } from '../openDatabase.ts';
import { type Backup, type BackupRows, backupText, readBackup } from './backupFile.ts';
import { BackupProblem } from './BackupProblem.ts';
import { backupTables } from './backupTables.ts';

type Cell = BackupRows[string][number][string];

const cellOf = (value: SQLOutputValue): Cell =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : typeof value === 'bigint' ? Number(value) : value;
const valueOf = (cell: Cell): SQLInputValue => (typeof cell === 'object' && cell !== null ? Buffer.from(cell.base64, 'base64') : cell);

const namesOf = (isSecret: boolean) => backupTables.filter((table) => table.isSecret === isSecret).map(({ name }) => name);

function rowsIn(database: DatabaseSync, names: readonly string[]): BackupRows {
  const rowsOf = (name: string) =>
    database
      .prepare(`SELECT * FROM ${name}`)
      .all()
      .map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)])));
  return Object.fromEntries(names.map((name) => [name, rowsOf(name)]));
}

/** Takes the place of the rows that a table has. Tables and columns are named by this software alone, never by a file. */
function fill(database: DatabaseSync, rows: BackupRows): void {
  for (const { name } of backupTables) {
    const of = rows[name];
    if (of === undefined) continue;
    database.exec(`DELETE FROM ${name}`);
    const columns = database
      .prepare(`PRAGMA table_info(${name})`)
      .all()
      .map((column) => String(column['name']));
    const put = database.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
    for (const row of of) {
      if (Object.keys(row).length !== columns.length || !columns.every((column) => column in row)) {
        throw new BackupProblem(`its table ${name} has other columns than that of its version`);
      }
      put.run(...columns.map((column) => valueOf(row[column]!)));
    }
  }
}

/** The rows as this version of the software has them; throws a BackupProblem when they don't fit into a database. */
function broughtUp({ database: from, open, secret }: Backup): BackupRows {
  if (from > migrations.length) {
    throw new BackupProblem(
      `it was made by a newer version of this software (database ${from}, this software ${migrations.length}); update the software`,
    );
  }
  const database = new DatabaseSync(':memory:');
  try {
    migrate(database, migrations.slice(0, from));
    fill(database, { ...open, ...secret });
    migrate(database, migrations);
    return rowsIn(database, [...namesOf(false), ...(secret === undefined ? [] : namesOf(true))]);
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(`it does not fit into a database: ${messageOf(error)}`);
  } finally {
    database.close();
  }
}

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
export function backUpDatabase(
  file: string,
  facts: { readonly software: string; readonly madeMs: number },
  passPhrase: string | undefined,
): string {
  if (!existsSync(file)) throw new BackupProblem('there is no such database');
  return opened(file, (database) =>
    backupText({ ...facts, database: migrations.length }, rowsIn(database, namesOf(false)), rowsIn(database, namesOf(true)), passPhrase),
  );
}

/** What a restore has put into the database. */
export interface Restored extends Pick<Backup, 'software' | 'madeMs' | 'hasSecrets'> {
  readonly secretsRestored: boolean;
}

/** Puts a backup in the place of what a database has; it is checked whole before, and put there whole or not at all. */
export function restoreDatabase(file: string, text: string, passPhrase: string | undefined): Restored {
  const backup = readBackup(text, passPhrase);
  const rows = broughtUp(backup);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  opened(file, (database) => {
    inTransaction(database, () => {
      fill(database, rows);
    });
  });
  const { software, madeMs, hasSecrets, secret } = backup;
  return { software, madeMs, hasSecrets, secretsRestored: secret !== undefined };
}
