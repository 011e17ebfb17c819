import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { demoPlant, startPlant } from '../../core/plant/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { StartFailure } from '../../server/process/StartFailure.ts';
import { migrations } from '../../adapters/sqlite/migrations/migrations.ts';
import { openStore } from '../../station/openStore.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { itWithDisk, tinyDisk } from './tinyDisk.ts';

const databaseIn = (folder: string) => join(folder, 'pressluft.db');

function inDatabase(file: string, statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
}

describe('the store of a station', () => {
  it('gives back after a restart what was saved', () => {
    const folder = join(temporaryFolder(), 'new', 'folder');
    const state = startPlant(demoPlant, { seed: 3, atMs: 1_000_000 });
    const first = openStore(folder, 'station');
    first.settings.save('units', { ...defaultSettings.units, pressure: 'psi', electricityRatePerKWh: 0.31 });
    first.settings.save('rights', { demo: undefined, read: defaultSettings.rights.read });
    first.plantState.save({ state, historyComplete: false });
    first.close();

    const second = openStore(folder, 'station');
    expect(second.settings.load(defaultSettings)).toEqual({
      ...defaultSettings,
      units: { ...defaultSettings.units, pressure: 'psi', electricityRatePerKWh: 0.31 },
      rights: { demo: undefined, read: defaultSettings.rights.read },
    });
    expect(second.plantState.load()).toEqual({ state, historyComplete: false });
    second.close();
  });

  it.each<[string, (file: string) => void, RegExp]>([
    ['is no database', (file) => writeFileSync(file, randomBytes(9000)), /it is not a database$/],
    [
      'is damaged',
      (file) => {
        openStore(join(file, '..'), 'station').close();
        const bytes = readFileSync(file);
        const firstPage = 4096;
        writeFileSync(file, Buffer.concat([bytes.subarray(0, firstPage), randomBytes(bytes.length - firstPage)]));
      },
      /it is damaged$/,
    ],
    ['is empty', (file) => writeFileSync(file, ''), /it is empty, its content is lost; put a copy of it there, or remove it/],
    [
      "is another program's",
      (file) => {
        inDatabase(file, 'CREATE TABLE customers (name)');
      },
      /it is another program's, with a table 'customers'$/,
    ],
    [
      "is another program's with a table that we have too",
      (file) => {
        inDatabase(file, 'CREATE TABLE settings (name)');
      },
      /it is another program's, with a table 'settings'$/,
    ],
    [
      "is another program's of one of our versions",
      (file) => {
        inDatabase(file, 'CREATE TABLE customers (name); PRAGMA user_version = 3');
      },
      /it is not of this software, its table 'settings' is missing or another$/,
    ],
    [
      'lacks a table',
      (file) => {
        openStore(join(file, '..'), 'station').close();
        inDatabase(file, 'DROP TABLE sessions');
      },
      /its table 'sessions' is missing or another$/,
    ],
    [
      'is of a newer version',
      (file) => {
        inDatabase(file, 'PRAGMA user_version = 1000');
      },
      /newer version/,
    ],
  ])('refuses in one line a database that %s', (_what, prepare, message) => {
    const folder = temporaryFolder();
    prepare(databaseIn(folder));
    const opening = () => openStore(folder, 'station');
    expect(opening).toThrow(StartFailure);
    expect(opening).toThrow(message);
    expect(opening).not.toThrow(/\n/);
  });

  it('leaves a database that it refuses as it was', () => {
    const folder = temporaryFolder();
    inDatabase(databaseIn(folder), 'CREATE TABLE customers (name)');
    const before = readFileSync(databaseIn(folder));
    expect(() => openStore(folder, 'station')).toThrow(StartFailure);
    expect([readdirSync(folder), readFileSync(databaseIn(folder)).equals(before)]).toEqual([['pressluft.db'], true]);
  });

  it('goes on with a first start that was cut off while the database was made', () => {
    const folder = temporaryFolder();
    inDatabase(`${databaseIn(folder)}.new`, `${migrations[0]!}; PRAGMA user_version = 1`);
    const store = openStore(folder, 'station');
    expect([store.settings.load(defaultSettings), readdirSync(folder).includes('pressluft.db.new')]).toEqual([defaultSettings, false]);
    store.close();
  });

  const isRefused = (folder: string, message: RegExp) => {
    expect(() => openStore(folder, 'station')).toThrow(
      expect.objectContaining({ name: 'StartFailure', message: expect.stringMatching(message) }),
    );
  };

  it('refuses in one line a folder that cannot be made', () => {
    isRefused('/proc/pressluft', /^cannot use the data folder \/proc\/pressluft: it does not exist$/);
  });

  it('refuses in one line a folder that lies below a file', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    isRefused(join(file, 'folder'), /it is not a folder$/);
  });

  itWithDisk.each([
    ['is read-only', 'size=1m,ro', /the file system is read-only$/],
    ['has no room', 'size=16k', /the disk is full$/],
  ] as const)('refuses in one line a folder that %s', (_what, disk, message) => {
    isRefused(tinyDisk(disk), message);
  });

  it('refuses a folder that another station is using, and lets it go on', () => {
    const folder = temporaryFolder();
    const first = openStore(folder, 'station');
    expect(() => openStore(folder, 'station')).toThrow(/another station is using it$/);
    first.settings.save('time', { ntpServer: '', zone: 'Europe/Berlin' });
    expect(first.settings.load(defaultSettings).time.zone).toBe('Europe/Berlin');
    first.close();
  });
});
