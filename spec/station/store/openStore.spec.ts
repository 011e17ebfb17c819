import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { demoPlant, startPlant } from '../../../core/plant/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { StartFailure } from '../../../station/StartFailure.ts';
import { openStore } from '../../../station/store/openStore.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { tinyDisk } from '../tinyDisk.ts';

const databaseIn = (folder: string) => join(folder, 'pressluft.db');

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
    [
      'is of a newer version',
      (file) => {
        const database = new DatabaseSync(file);
        database.exec('PRAGMA user_version = 1000');
        database.close();
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

  it.each([
    ['cannot be made', () => '/proc/pressluft', /^cannot use the data folder \/proc\/pressluft: it does not exist$/],
    ['lies below a file', () => join(temporaryFolder(), 'file', 'folder'), /it is not a folder$/],
    ['is read-only', () => tinyDisk('size=1m,ro'), /the file system is read-only$/],
    ['has no room', () => tinyDisk('size=16k'), /the disk is full$/],
  ])('refuses in one line a folder that %s', (_what, prepare, message) => {
    const folder = prepare();
    if (folder === undefined) return;
    if (folder.endsWith('/file/folder')) writeFileSync(join(folder, '..'), '');
    expect(() => openStore(folder, 'station')).toThrow(
      expect.objectContaining({ name: 'StartFailure', message: expect.stringMatching(message) }),
    );
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
