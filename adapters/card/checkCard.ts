import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { makeFolders } from './makeFolders.ts';

/** Kept free for the database, which may share the card's disk. */
const reserveBytes = 4_000_000;

/** A file system that has no size has room. */
async function hasRoom(folder: string, neededBytes: number): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 || bavail * bsize >= reserveBytes + neededBytes;
}

/** Makes the card's folder when it is missing; throws the system's error when it can't take so many bytes. */
export async function checkCard(cardDir: string, neededBytes = 0): Promise<void> {
  await makeFolders(cardDir);
  await access(cardDir, constants.W_OK);
  if (!(await hasRoom(cardDir, neededBytes))) {
    throw Object.assign(new Error(`the disk of ${cardDir} is full`), { code: 'ENOSPC', syscall: 'statfs' });
  }
}
