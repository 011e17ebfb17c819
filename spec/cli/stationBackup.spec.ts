import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, test } from '@jest/globals';
import { sqliteStore } from '../../adapters/sqlite/index.ts';
import { migrations } from '../../adapters/sqlite/migrations/migrations.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';
import { withChecksum } from '../adapters/sqlite/withChecksum.ts';
import { runInShell } from './runInShell.ts';

const format = { realm: 'station', totalsFormat: 1 } as const;
const customer = { ...defaultSettings.customer, stationName: 'Werk 7' };
const reading = { device: 'm1', key: 'energyImport', atMs: 1_000, value: 12.5 };
const hash = { salt: new Uint8Array(16).fill(7), hash: new Uint8Array(32).fill(8), memoryKiB: 19_456, passes: 2 };
const secretName = 'email.account.userPassword';
const link = { id: 'hash', name: 'Halle', madeMs: 5, usedMs: 6 };
const fault = {
  ...{ atMs: 3, source: 4, bitIndex: 16, deliveryVolumeM3min: 5, volumeFlowM3min: undefined, systemPressureBar: 7, loadRatio: 1 },
  ...{ masterStatus: 1, machines: [{ status: 7, technology: undefined }] },
} as const;

const storeIn = (data: string) => {
  mkdirSync(data, { recursive: true });
  return sqliteStore(join(data, 'pressluft.db'), format);
};

/** What a restored store has. */
function kept(data: string) {
  const store = storeIn(data);
  const found = {
    name: store.settings.load(defaultSettings).customer.stationName,
    field: store.field.load()?.config,
    reading: store.counters.last(reading),
    events: store.counters.events('m1').length,
    faults: [...store.faults.pages()].flat().map(({ atMs, source, bitIndex }) => [atMs, source, bitIndex]),
    active: store.faults.active(),
    secret: store.secrets.find(secretName),
    password: store.passwords.find('write')?.hash[0],
    links: store.wallLinks.all(),
  };
  store.close();
  return found;
}

const open = {
  ...{ name: 'Werk 7', field: '{"devices":[]}', reading, events: 1, faults: [[3, 4, 16]] },
  active: [{ source: 4, bitIndex: 16 }],
};
const withSecrets = { ...open, secret: 'geheim', password: 8, links: [link] };
const nothing = {
  ...{ name: '', field: undefined, reading: undefined, events: 0, faults: [], active: [] },
  ...{ secret: undefined, password: undefined, links: [] },
};

describe('the backup of a station', () => {
  let folder: string;
  const at = (name: string) => join(folder, name);
  const backup = (...more: readonly string[]) => runInShell('station', 'backup', at('backup.json'), '--data', at('data'), ...more);
  const restore = (...more: readonly string[]) => runInShell('station', 'restore', at('backup.json'), '--data', at('other'), ...more);
  const withPhrase = (phrase = 'sehr geheimer Satz') => {
    writeFileSync(at('phrase.txt'), `${phrase}\n`);
    return ['--pass-phrase-file', at('phrase.txt')] as const;
  };
  const change = (edit: (text: string) => string) => {
    writeFileSync(at('backup.json'), withChecksum(edit(readFileSync(at('backup.json'), 'utf8').split('\n')[0]!)));
  };

  beforeEach(() => {
    folder = temporaryFolder();
    const store = storeIn(at('data'));
    store.settings.save('customer', customer);
    store.field.save('{"devices":[]}');
    store.counters.add([reading]);
    store.counters.addEvent({ device: 'm1', key: 'energyImport', atMs: 900, kind: 'reset', before: 5, after: 0 });
    store.faults.save([fault], [{ source: 4, bitIndex: 16 }]);
    store.secrets.change(new Map([[secretName, 'geheim']]));
    store.passwords.save('write', hash);
    store.wallLinks.save(link);
    store.close();
  });

  it('brings settings, devices, counters and faults into a new data folder, and secrets with their pass phrase', async () => {
    const made = await backup(...withPhrase());
    expect([made.code, made.notes]).toEqual([0, []]);
    expect(readFileSync(at('backup.json'), 'utf8')).not.toMatch(/geheim|Halle/);
    const restored = await restore(...withPhrase());
    expect([restored.code, restored.notes]).toEqual([0, []]);
    expect(restored.printed).toMatch(/with secrets\n$/);
    expect(kept(at('other'))).toEqual(withSecrets);
    expect(kept(at('data'))).toEqual(withSecrets);
  });

  it('has no secrets without a pass phrase, and leaves those that are there', async () => {
    await backup();
    expect(readFileSync(at('backup.json'), 'utf8')).not.toMatch(/geheim|Halle/);
    const other = storeIn(at('other'));
    other.secrets.change(new Map([[secretName, 'anderes']]));
    other.close();
    expect((await restore()).code).toBe(0);
    expect(kept(at('other'))).toEqual({ ...open, secret: 'anderes', password: undefined, links: [] });
  });

  it('takes the place of what was there', async () => {
    await backup();
    const other = storeIn(at('other'));
    other.settings.save('customer', { ...customer, stationName: 'Werk 8' });
    other.counters.add([{ ...reading, device: 'm2' }]);
    other.close();
    await restore();
    const store = storeIn(at('other'));
    expect([store.settings.load(defaultSettings).customer.stationName, store.counters.last({ device: 'm2', key: 'energyImport' })]).toEqual(
      ['Werk 7', undefined],
    );
    store.close();
  });

  test.each<[string, (text: string) => string, RegExp]>([
    [
      'of a newer version',
      (text) => text.replace(/"database":\d+/, `"database":${migrations.length + 1}`),
      /newer version .* update the software/,
    ],
    ['of another format', (text) => text.replace('"version":1', '"version":2'), /another than version 1/],
    ['that is no backup', () => '{}', /no backup of a station/],
    ['with other columns', (text) => text.replace('"kind":"reset"', '"sort":"reset"'), /counter_events has other columns/],
    ['whose values do not fit', (text) => text.replace('"value":12.5', '"value":"viel"'), /does not fit/],
  ])('is refused whole: one %s', async (_, edit, reason) => {
    await backup();
    change(edit);
    storeIn(at('other')).close();
    const { code, notes } = await restore();
    expect([code, notes.length, kept(at('other'))]).toEqual([1, 1, nothing]);
    expect(notes[0]).toMatch(reason);
  });

  it('is refused when it is damaged, and with another pass phrase, before anything is written', async () => {
    await backup(...withPhrase());
    const wrong = await restore(...withPhrase('ein anderer Satz'));
    expect([wrong.code, wrong.notes[0]]).toEqual([1, expect.stringMatching(/the pass phrase is wrong/)]);
    writeFileSync(at('backup.json'), readFileSync(at('backup.json'), 'utf8').replace('Werk 7', 'Werk 9'));
    const damaged = await restore();
    expect([damaged.code, damaged.notes[0]]).toEqual([1, expect.stringMatching(/damaged/)]);
    expect(existsSync(at('other'))).toBe(false);
  });

  it('of an earlier version is brought up to this one', async () => {
    const database = new DatabaseSync(at('old.db'));
    for (const migration of migrations.slice(0, 8)) database.exec(migration);
    const text = JSON.stringify({
      ...{ format: 'pressluft backup', version: 1, software: '0.0.9', madeMs: 1, database: 8, sealed: null },
      tables: {
        fault_events: [
          {
            ...Object.fromEntries(
              database
                .prepare('PRAGMA table_info(fault_events)')
                .all()
                .map((column) => [String(column['name']), null]),
            ),
            id: 1,
            source: 4,
            bit_index: 16,
            machines_json: '[]',
          },
        ],
      },
    });
    database.close();
    writeFileSync(at('backup.json'), withChecksum(text));
    expect(await restore()).toMatchObject({ code: 0, notes: [] });
    expect(kept(at('other')).faults).toEqual([[undefined, 4, 16]]);
  });

  it('is neither made nor restored while the station runs', async () => {
    await backup();
    const running = storeIn(at('data'));
    const { code, notes } = await backup();
    expect([code, notes[0]]).toEqual([1, expect.stringMatching(/the station is running; stop it first/)]);
    running.close();
  });

  test.each([
    [['station', 'backup', 'x.json'], /--data is missing/],
    [['station', 'restore', '--data', 'x'], /name one file/],
  ])('%j says what is missing', async (args, reason) => {
    const { code, notes } = await runInShell(...args);
    expect([code, notes[0]]).toEqual([2, expect.stringMatching(reason)]);
  });

  it('leaves no file behind that is not whole', async () => {
    mkdirSync(at('backup.json'));
    const { code } = await backup();
    expect([code, statSync(at('backup.json')).isDirectory(), readdirSync(folder).filter((name) => name.startsWith('.unfinished'))]).toEqual(
      [1, true, []],
    );
  });
});
