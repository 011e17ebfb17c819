import { DatabaseSync } from 'node:sqlite';
import { expect, it } from '@jest/globals';
import type { DamagedDay } from '../../../core/ports/index.ts';
import { damageRepository } from '../../../adapters/sqlite/damageRepository.ts';
import { damage } from '../../../adapters/sqlite/migrations/0006_damage.ts';
import { migrate } from '../../../adapters/sqlite/migrate.ts';
import { migrations } from '../../../adapters/sqlite/migrations/migrations.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { openDatabase } from './openDatabase.ts';

const damagedOn = (day: string): DamagedDay => ({
  day,
  file: { sizeBytes: 1234, modifiedMs: 1_773_000_000_123.456 },
  damage: { problemCount: 2, first: { line: 7, column: 1, code: 'badTime', expected: 'YYYY-MM-DD' } },
});
const [older, newer] = [damagedOn('2026-03-09'), damagedOn('2026-03-11')];

it('what is wrong with day files is found in the database after a restart, newest day first', () => {
  const folder = temporaryFolder();
  const database = openDatabase(folder);
  for (const each of [older, newer]) damageRepository(database).save(each);
  database.close();
  const repository = damageRepository(openDatabase(folder));
  expect([repository.all(), repository.find('2026-03-09'), repository.find('2026-03-10')]).toEqual([[newer, older], older, undefined]);
});

it('what is wrong with a day file is replaced by what is wrong with a newer one, and removed', () => {
  const repository = damageRepository(openDatabase());
  const replaced = { ...older, file: { ...older.file, sizeBytes: 1000 } };
  for (const each of [older, newer, replaced]) repository.save(each);
  expect(repository.all()).toEqual([newer, replaced]);
  repository.remove('2026-03-11');
  expect(repository.all()).toEqual([replaced]);
});

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
