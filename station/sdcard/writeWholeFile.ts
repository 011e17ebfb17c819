import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../makeFolder.ts';

/** Writes a file that is there either whole or not at all, also after a power cut. */
export async function writeWholeFile(path: string, parts: AsyncIterable<string>): Promise<void> {
  const folder = dirname(path);
  makeFolder(folder);
  const unfinished = join(folder, '.unfinished');
  const file = await open(unfinished, 'w');
  try {
    for await (const part of parts) await file.write(part);
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
  await file.close();
  await rename(unfinished, path);
  const entry = await open(folder, 'r');
  await entry.sync().finally(() => entry.close());
}
