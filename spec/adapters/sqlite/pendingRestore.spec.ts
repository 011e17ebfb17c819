import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteStore } from '../../../adapters/sqlite/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const format = { realm: 'station', totalsFormat: 1 } as const;

test.each([
  ['is damaged', 1, '{"settings":'],
  ['does not fit', 7, '{"settings":[{"name":"units"}]}'],
  ['is of newer software', 9999, '{}'],
])('a backup that was kept for the next opening and %s leaves everything as it was, and is forgotten', (_, version, rows) => {
  const file = join(temporaryFolder(), 'pressluft.db');
  const first = sqliteStore(file, format);
  first.settings.save('units', { ...defaultSettings.units, pressure: 'psi' });
  first.close();
  const database = new DatabaseSync(file);
  database.prepare('INSERT INTO pending_restore (id, database_version, open_json) VALUES (1, ?, ?)').run(version, rows);
  database.close();
  const opened = sqliteStore(file, format);
  expect([opened.backups.restored, opened.settings.load(defaultSettings).units.pressure]).toEqual(['failed', 'psi']);
  opened.close();
  const again = sqliteStore(file, format);
  expect(again.backups.restored).toBeUndefined();
  again.close();
});

test('the secrets of a backup take the place of those of their realm alone', async () => {
  const file = join(temporaryFolder(), 'pressluft.db');
  const linkOf = (realm: 'station' | 'demo', name?: string) => {
    const store = sqliteStore(file, { ...format, realm });
    if (name !== undefined) store.wallLinks.save({ id: name, name, madeMs: 1, usedMs: undefined });
    const names = store.wallLinks.all().map((link) => link.name);
    store.close();
    return names;
  };
  linkOf('demo', 'Messe');
  linkOf('station', 'Halle');
  const store = sqliteStore(file, format);
  const salt = new Uint8Array(16);
  store.passwords.save('write', { salt, hash: new Uint8Array(32), memoryKiB: 1, passes: 1 });
  const text = await store.backups.make({ software: '1', madeMs: 1 }, 'sehr geheimer Satz');
  store.close();
  linkOf('demo', 'Messe 2');
  linkOf('station', 'Halle 2');
  const taking = sqliteStore(file, format);
  const { backup } = await taking.backups.read(text, 'sehr geheimer Satz', defaultSettings);
  backup?.restore();
  taking.close();
  expect([linkOf('station'), linkOf('demo')]).toEqual([['Halle'], ['Messe', 'Messe 2']]);
});
