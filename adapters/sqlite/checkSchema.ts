import { DatabaseSync } from 'node:sqlite';
import { UnusableDatabase } from './UnusableDatabase.ts';
import { databaseVersion, migrate } from './migrate.ts';

type Schema = ReadonlyMap<string, string>;

function schemaOf(database: DatabaseSync): Schema {
  const rows = database.prepare('SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL').all();
  return new Map(rows.map(({ name, sql }) => [String(name), String(sql)]));
}

/** What a database of a version has, by the migrations up to it. */
function ownSchema(migrations: readonly string[]): Schema {
  const database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const schema = schemaOf(database);
  database.close();
  return schema;
}

/** Throws an UnusableDatabase for a database that is not of this software: another program's is never changed. A newer version's is not judged. */
export function checkSchema(database: DatabaseSync, migrations: readonly string[]): void {
  const version = databaseVersion(database);
  if (version > migrations.length) return;
  const found = schemaOf(database);
  const [stranger] = found.keys();
  if (version === 0 && stranger !== undefined) throw new UnusableDatabase(`it is another program's, with a table '${stranger}'`);
  const own = ownSchema(migrations.slice(0, version));
  const differing = [...own].find(([name, sql]) => found.get(name) !== sql);
  if (differing !== undefined) throw new UnusableDatabase(`it is not of this software, its table '${differing[0]}' is missing or another`);
}
