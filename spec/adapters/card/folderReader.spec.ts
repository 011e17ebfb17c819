import { describe, expect, it, jest, test } from '@jest/globals';
import { mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCard } from '../../../adapters/card/checkCard.ts';
import { folderReader } from '../../../adapters/card/folderReader.ts';
import { inPieces } from '../../../adapters/card/inPieces.ts';
import { quarantine } from '../../../adapters/card/quarantine.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const inThePast = (path: string, seconds = 60) => utimesSync(path, Date.now() / 1000 - seconds, Date.now() / 1000 - seconds);

describe('what lies in a folder', () => {
  it('are files and folders; links are left out', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a'), '');
    mkdirSync(join(folder, 'b'));
    symlinkSync(join(folder, 'a'), join(folder, 'c'));
    expect(await folderReader()(folder)).toEqual({ files: ['a'], folders: ['b'] });
  });

  it('is read again only when it has changed', async () => {
    const [folder, read] = [temporaryFolder(), folderReader()];
    inThePast(folder);
    const first = await read(folder);
    expect(await read(folder)).toBe(first);
    writeFileSync(join(folder, 'a'), '');
    inThePast(folder, 30);
    const second = await read(folder);
    expect([second === first, second.files]).toEqual([false, ['a']]);
    expect(await read(folder)).toBe(second);
  });

  it('is read again each time while a change may carry the same time', async () => {
    const [folder, read] = [temporaryFolder(), folderReader()];
    const now = jest.spyOn(Date, 'now').mockReturnValue(statSync(folder).mtimeMs + 2999);
    try {
      const first = await read(folder);
      expect(await read(folder)).not.toBe(first);
      expect(await read(folder)).toEqual(first);
    } finally {
      now.mockRestore();
    }
  });

  it('is nothing where there is no folder, and there again when it comes', async () => {
    const [folder, read] = [join(temporaryFolder(), 'x'), folderReader()];
    expect(await read(folder)).toEqual({ files: [], folders: [] });
    writeFileSync(folder, '');
    expect(await read(folder)).toEqual({ files: [], folders: [] });
    expect(await read(join(folder, 'y'))).toEqual({ files: [], folders: [] });
    rmSync(folder);
    mkdirSync(folder);
    writeFileSync(join(folder, 'a'), '');
    expect((await read(folder)).files).toEqual(['a']);
  });
});

describe('work in pieces', () => {
  it('is done in order, 64 at a time', async () => {
    let [running, most] = [0, 0];
    const items = Array.from({ length: 130 }, (_, i) => i);
    const made = await inPieces(items, async (item) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return item * 2;
    });
    expect([made, most]).toEqual([items.map((item) => item * 2), 64]);
    expect(await inPieces([], () => Promise.resolve(1))).toEqual([]);
  });
});

describe('a card that is checked', () => {
  it('is made where it is missing', async () => {
    const card = join(temporaryFolder(), 'a', 'b');
    await checkCard(card);
    expect(statSync(card).isDirectory()).toBe(true);
  });

  it('is full where what is needed has no room', async () => {
    await expect(checkCard(temporaryFolder(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ code: 'ENOSPC', syscall: 'statfs' });
  });
});

describe('a file in quarantine', () => {
  test.each([
    ['MCHE-20261120.csv', 'unreadable-20261120-1.csv', 'unreadable-20261120-2.csv'],
    ['GLW-2026-11.csv', 'unreadable-GLW-2026-11-1.csv', 'unreadable-GLW-2026-11-2.csv'],
  ])('%s has the first name that is free', async (name, first, second) => {
    const folder = temporaryFolder();
    for (const content of ['1', '2']) {
      writeFileSync(join(folder, name), content);
      await quarantine(join(folder, name));
    }
    expect((await folderReader()(folder)).files.toSorted()).toEqual([first, second]);
  });
});
