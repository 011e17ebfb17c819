import { describe, expect, it } from '@jest/globals';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../../station/openStore.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const modesIn = (folder: string) => readdirSync(folder).map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));

describe('the files of the database', () => {
  it('are for their owner only, also after somebody opened them to others', () => {
    const folder = temporaryFolder();
    openStore(folder, 'station').close();
    expect(new Set(modesIn(folder))).toEqual(new Set(['600']));
    chmodSync(join(folder, 'pressluft.db'), 0o666);
    const store = openStore(folder, 'station');
    store.audit.add([{ atMs: 1, what: 'reset', level: undefined, address: undefined, details: undefined }], () => 10);
    expect(readdirSync(folder).length).toBeGreaterThan(1);
    expect(new Set(modesIn(folder))).toEqual(new Set(['600']));
    store.close();
  });
});
