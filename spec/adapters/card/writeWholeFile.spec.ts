import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWholeFile } from '../../../adapters/card/writeWholeFile.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { hangingDisk, itWithHangingDisk } from '../../station/card/hangingDisk.ts';

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

  it('is not held up by what an earlier kill left, nor led elsewhere by a link', async () => {
    const folder = temporaryFolder();
    const [path, elsewhere] = [join(folder, 'a.csv'), join(folder, 'elsewhere')];
    writeFileSync(elsewhere, 'mine');
    writeFileSync(join(folder, '.unfinished-a.csv'), 'half a fi');
    await writeWholeFile(path, ['one\n']);
    symlinkSync(elsewhere, join(folder, '.unfinished-a.csv'));
    await writeWholeFile(path, ['two\n']);
    expect(readdirSync(folder).sort()).toEqual(['a.csv', 'elsewhere']);
    expect([readFileSync(path, 'utf8'), readFileSync(elsewhere, 'utf8')]).toEqual(['two\n', 'mine']);
  });

  itWithHangingDisk('is whole after a power cut', async () => {
    const disk = hangingDisk();
    const text = 'row\n'.repeat(10_000);
    await writeWholeFile(join(disk.folder, 'archive', 'a.csv'), [text]);
    const folder = join(disk.afterPowerCut(), 'archive');
    expect(readdirSync(folder)).toEqual(['a.csv']);
    expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toBe(text);
  });

  it('replaces another one at once: a reader sees the old or the new', async () => {
    const path = join(temporaryFolder(), 'a.csv');
    const whole = (letter: string) => letter.repeat(200_000);
    await writeWholeFile(path, [whole('a')]);
    const seen = new Set<string>();
    const writing = writeWholeFile(path, parts(...Array.from({ length: 20 }, () => 'b'.repeat(10_000))));
    let isDone = false;
    void writing.finally(() => (isDone = true));
    while (!isDone) {
      seen.add(readFileSync(path, 'utf8'));
      await new Promise(setImmediate);
    }
    seen.add(readFileSync(path, 'utf8'));
    expect([...seen].sort()).toEqual([whole('a'), whole('b')]);
  });
});
