import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveFolder, archiveName } from '../sdcard/archiveName.ts';

/** When the plant's archive of a month (`YYYY-MM`) was written last; undefined when there is none. */
export async function archiveWrittenMs(cardDir: string, month: string): Promise<number | undefined> {
  try {
    const found = await lstat(join(cardDir, archiveFolder, archiveName(0, month)));
    return found.isFile() ? found.mtimeMs : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
