import { accessSync, constants, statfsSync } from 'node:fs';
import { makeFolder } from '../makeFolder.ts';

/** Kept free for the database, which may share the card's disk. */
const reserveBytes = 4_000_000;

/** Throws an ENOSPC error when a folder's disk has little room left; a file system that tells no size has room. */
export function checkSpace(folder: string, neededBytes = 0): void {
  const { bavail, blocks, bsize } = statfsSync(folder);
  if (blocks > 0 && bavail * bsize < reserveBytes + neededBytes) {
    throw Object.assign(new Error(`the disk of ${folder} is full`), { code: 'ENOSPC' });
  }
}

/** Makes the card's folder when it is missing; throws the system's error when nothing can be written there. */
export function checkCard(cardDir: string): void {
  makeFolder(cardDir);
  accessSync(cardDir, constants.W_OK);
  checkSpace(cardDir);
}
