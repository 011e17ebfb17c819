import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { jsonOf, textOfFile } from '../../../adapters/textFile/index.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

describe('a text file', () => {
  const withBytes = (bytes: number) => {
    const path = join(temporaryFolder(), 'a.csv');
    writeFileSync(path, '');
    truncateSync(path, bytes);
    return path;
  };

  it('is read as it is', async () => {
    const path = join(temporaryFolder(), 'a.csv');
    writeFileSync(path, 'Süd;1\n');
    expect(await textOfFile(path)).toEqual({ text: 'Süd;1\n' });
  });

  it('has up to 10 MB', async () => {
    const largest = await textOfFile(withBytes(10_000_000));
    expect('text' in largest && largest.text.length).toBe(10_000_000);
    expect(await textOfFile(withBytes(10_000_001))).toEqual({ failure: 'is larger than 10 MB' });
  });

  it('that cannot be read says why', async () => {
    const folder = temporaryFolder();
    expect(await textOfFile(join(folder, 'gone.csv'))).toEqual({ failure: 'can not be read (ENOENT)' });
    expect(await textOfFile(folder)).toEqual({ failure: 'can not be read (EISDIR)' });
  });

  it.each<[string, unknown]>([
    ['null', { json: null }],
    ['[1]', { json: [1] }],
    ['', undefined],
    ['{', undefined],
  ])('of JSON holds what is in it: %j', (text, expected) => {
    expect(jsonOf(text)).toEqual(expected);
  });
});
