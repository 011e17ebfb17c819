import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWholeFile } from '../../../station/sdcard/writeWholeFile.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

async function* parts(...texts: readonly string[]) {
  for (const text of texts) {
    await Promise.resolve();
    if (text === 'fail') throw new Error('cut off');
    yield text;
  }
}

describe('a whole file', () => {
  it('is there with all its parts', async () => {
    const path = join(temporaryFolder(), 'a', 'b', 'c.csv');
    await writeWholeFile(path, parts('one\n', 'two ü\n'));
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo ü\n');
  });

  it('is not there at all when its parts are cut off, and what was there before stays', async () => {
    const folder = temporaryFolder();
    const [old, none] = [join(folder, 'old.csv'), join(folder, 'none.csv')];
    writeFileSync(old, 'old');
    for (const path of [old, none]) await expect(writeWholeFile(path, parts('one\n', 'fail'))).rejects.toThrow('cut off');
    expect(readdirSync(folder)).toEqual(['old.csv']);
    expect(readFileSync(old, 'utf8')).toBe('old');
  });
});
