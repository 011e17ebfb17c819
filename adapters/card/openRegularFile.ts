import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { codeOf } from '../systemError/index.ts';

const notThere = new Set(['EACCES', 'EISDIR', 'ELOOP', 'ENOENT', 'ENOTDIR', 'ENXIO']);
/** Neither follows a link nor waits at a pipe. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Opens a file to read it; undefined when there is none, it may not be read, or a link, a folder, a pipe or a device has its name. */
export async function openRegularFile(path: string): Promise<FileHandle | undefined> {
  try {
    const file = await open(path, flags);
    if ((await file.stat()).isFile()) return file;
    await file.close();
    return undefined;
  } catch (error) {
    if (notThere.has(codeOf(error))) return undefined;
    throw error;
  }
}
