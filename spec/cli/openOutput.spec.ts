import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openOutput } from '../../cli/output/openOutput.ts';
import { partFiles } from '../../cli/output/partFiles.ts';
import { newFolder } from './plantDays.ts';
import { silentShell } from './runInShell.ts';

describe('a file that is being written', () => {
  it('leaves nothing behind by a process that ends while it is opened', async () => {
    const folder = newFolder();
    const opening = openOutput({ out: join(folder, 'new.csv'), force: false, name: 'new.csv' }, silentShell());
    partFiles.removeAll();
    // whether it was opened before it was removed is up to the system
    await opening.then(
      (output) => output.drop(),
      () => undefined,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('has its name when it is whole, and not before', async () => {
    const folder = newFolder();
    const output = await openOutput({ out: folder, force: false, name: 'new.csv' }, silentShell());
    await output.write('1,');
    await output.write('2');
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^new\.csv\.[0-9a-f]{8}\.part$/)]);
    await output.end();
    partFiles.removeAll();
    expect(readdirSync(folder)).toEqual(['new.csv']);
    expect(readFileSync(join(folder, 'new.csv'), 'utf8')).toBe('1,2');
  });
});
