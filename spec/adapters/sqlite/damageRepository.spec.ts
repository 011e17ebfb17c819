import { DatabaseSync } from 'node:sqlite';
import { expect, it } from '@jest/globals';
import { damage } from '../../../adapters/sqlite/migrations/0006_damage.ts';
import { migrate } from '../../../adapters/sqlite/migrate.ts';
import { migrations } from '../../../adapters/sqlite/migrations/migrations.ts';

it('files that were read before anybody looked for damage are read again', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, migrations.slice(0, migrations.indexOf(damage)));
  const columns = database.prepare("SELECT name, type FROM pragma_table_info('day_totals')").all();
  const values = columns.map(({ type }) => (type === 'BLOB' ? "x''" : type === 'TEXT' ? "'2026-03-09'" : '1'));
  database.exec(`INSERT INTO day_totals VALUES (${values.join()})`);
  migrate(database, migrations);
  expect(database.prepare('SELECT day FROM day_totals').all()).toEqual([]);
  database.close();
});
