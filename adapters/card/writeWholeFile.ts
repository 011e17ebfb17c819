import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolders } from './makeFolders.ts';
import { syncFolder } from './syncFolder.ts';

/** Writes a file that is there either whole or not at all, also after a power cut; only one writer at a time for a file. */
export async function writeWholeFile(path: string, parts: AsyncIterable<string | Uint8Array> | Iterable<string>): Promise<void> {
  const folder = dirname(path);
  await makeFolders(folder);
  const unfinished = join(folder, `.unfinished-${basename(path)}`);
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx');
  try {
    try {
      for await (const part of parts) await file.writeFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
