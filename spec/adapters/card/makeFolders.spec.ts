import { describe, expect, it } from '@jest/globals';
import { statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCardFolders, makeFolders } from '../../../adapters/card/makeFolders.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

describe('folders of a card', () => {
  it('are made with those above them, also by several at once', async () => {
    const path = join(temporaryFolder(), 'a', 'b', 'c');
    await Promise.all([makeFolders(path), makeFolders(path), makeFolders(join(path, 'd'))]);
    expect(statSync(join(path, 'd')).isDirectory()).toBe(true);
  });

  it('are refused where the system makes none', async () => {
    await expect(makeFolders('/proc/pressluft/card')).rejects.toMatchObject({ code: expect.stringMatching(/ENOENT|EPERM|EACCES/) });
  });

  it('are refused behind a file and, on the card, behind a link', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    symlinkSync(temporaryFolder(), join(folder, 'link'));
    await expect(makeFolders(join(folder, 'file', 'card'))).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(makeFolders(join(folder, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
    for (const name of ['file', 'link']) await expect(makeCardFolders(folder, [name, 'x'])).rejects.toMatchObject({ code: 'EPERM' });
    expect(await makeCardFolders(join(folder, 'link'), ['x', 'y'])).toBe(join(folder, 'link', 'x', 'y'));
  });
});
