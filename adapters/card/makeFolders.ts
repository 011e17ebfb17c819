import { lstat, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../systemError/index.ts';

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Another task may make the same folder at the same time. */
async function makeOne(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (!(await unlessMissing(stat(path)))?.isDirectory()) throw error;
  }
}

/** Makes a folder and those above it; throws the system's error. The runtime's own recursive call never returns on /proc. */
export async function makeFolders(path: string): Promise<void> {
  const existing = await unlessMissing(stat(path));
  if (existing?.isDirectory()) return;
  if (existing === undefined && dirname(path) !== path) await makeFolders(dirname(path));
  await makeOne(path);
}

/**
 * Makes the card's folder and the named ones on it, each inside the one before, and gives the last one's path.
 * Throws the system's error, and one like it where a link or a file stands in the place of a folder of the card.
 */
export async function makeCardFolders(cardDir: string, names: readonly string[]): Promise<string> {
  await makeFolders(cardDir);
  let folder = cardDir;
  for (const name of names) {
    folder = join(folder, name);
    const existing = await unlessMissing(lstat(folder));
    if (existing === undefined) await makeOne(folder);
    else if (!existing.isDirectory()) throw Object.assign(new Error(`${folder} is not a folder`), { code: 'EPERM', syscall: 'mkdir' });
  }
  return folder;
}
