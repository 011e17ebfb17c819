import { lstat, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../systemError/index.ts';

async function isFree(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return false;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
}

/** Renames what can't be gone on with, so that it is kept but no day file or archive any more: `unreadable-20261120-1.csv`. */
export async function quarantine(path: string): Promise<void> {
  const name = basename(path, '.csv').replace('MCHE-', '');
  for (let number = 1; ; number++) {
    const aside = join(dirname(path), `unreadable-${name}-${number}.csv`);
    if (await isFree(aside)) return rename(path, aside);
  }
}
