import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { messageOf } from '../../systemError/index.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/migrations.ts';
import type { Realm } from '../Realm.ts';
import type { BackupRows, VersionedRows } from './backupFile.ts';
import { BackupProblem } from './BackupProblem.ts';
import { backupTables } from './backupTables.ts';

type Cell = BackupRows[string][number][string];

const cellOf = (value: SQLOutputValue): Cell =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : typeof value === 'bigint' ? Number(value) : value;
const valueOf = (cell: Cell): SQLInputValue => (typeof cell === 'object' && cell !== null ? Buffer.from(cell.base64, 'base64') : cell);

function rowsOf(database: DatabaseSync, isSecret: boolean): BackupRows {
  const rowsOfTable = (name: string) =>
    database
      .prepare(`SELECT * FROM ${name}`)
      .all()
      .map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)])));
  const tables = backupTables.filter((table) => table.isSecret === isSecret);
  return Object.fromEntries(tables.map(({ name }) => [name, rowsOfTable(name)]));
}

/** What a backup has of a database, of this version of the software. */
export const rowsIn = (database: DatabaseSync, hasSecrets: boolean): VersionedRows => ({
  database: migrations.length,
  open: rowsOf(database, false),
  secret: hasSecrets ? rowsOf(database, true) : undefined,
});

/** Takes the place of the rows that a table has, or of those of a realm. Tables and columns are named by this software alone, never by a file. */
export function fill(database: DatabaseSync, { open, secret }: VersionedRows, realm?: Realm): void {
  const rows = { ...open, ...secret };
  for (const { name, isSecret } of backupTables) {
    const of = rows[name];
    if (of === undefined) continue;
    const isOfRealm = isSecret && realm !== undefined;
    if (isOfRealm) database.prepare(`DELETE FROM ${name} WHERE realm = ?`).run(realm);
    else database.exec(`DELETE FROM ${name}`);
    const columns = database
      .prepare(`PRAGMA table_info(${name})`)
      .all()
      .map((column) => String(column['name']));
    const put = database.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
    for (const row of of) {
      if (Object.keys(row).length !== columns.length || !columns.every((column) => column in row)) {
        throw new BackupProblem(`its table ${name} has other columns than that of its version`, 'unfit');
      }
      if (!isOfRealm || row['realm'] === realm) put.run(...columns.map((column) => valueOf(row[column]!)));
    }
  }
}

/** Looks at the rows of a backup in a database of this version of the software; throws a BackupProblem when they don't fit into one. */
export function inDatabase<T>(rows: VersionedRows, look: (database: DatabaseSync) => T): T {
  const { database: from } = rows;
  if (from > migrations.length) {
    throw new BackupProblem(
      `it was made by a newer version of this software (database ${from}, this software ${migrations.length}); update the software`,
      'newerSoftware',
    );
  }
  const database = new DatabaseSync(':memory:');
  try {
    migrate(database, migrations.slice(0, from));
    fill(database, rows);
    migrate(database, migrations);
    return look(database);
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(`it does not fit into a database: ${messageOf(error)}`, 'unfit');
  } finally {
    database.close();
  }
}

/** As this version of the software has them; throws likewise. */
export const broughtUp = (rows: VersionedRows): VersionedRows =>
  inDatabase(rows, (database) => rowsIn(database, rows.secret !== undefined));
