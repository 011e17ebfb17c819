import { accessSync, constants, statfsSync } from 'node:fs';
import { makeFolder } from '../makeFolder.ts';

/** Kept free for the database, which may share the card's disk. */
const reserveBytes = 4_000_000;

/** A file system that tells no size has room. */
function hasRoom(folder: string, neededBytes: number): boolean {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return blocks === 0 || bavail * bsize >= reserveBytes + neededBytes;
}

/** Makes the card's folder when it is missing; throws the system's error when it can't take so many bytes. */
export function checkCard(cardDir: string, neededBytes = 0): void {
  makeFolder(cardDir);
  accessSync(cardDir, constants.W_OK);
  if (!hasRoom(cardDir, neededBytes)) {
    throw Object.assign(new Error(`the disk of ${cardDir} is full`), { code: 'ENOSPC', syscall: 'statfs' });
  }
}
