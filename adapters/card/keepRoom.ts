import type { Dirent } from 'node:fs';
import { lstat, readdir, rmdir, statfs, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptRoom, RoomRules } from '../../core/ports/index.ts';
import { type PlantDay, shiftDay } from '../../core/time/index.ts';
import { codeOf, messageOf } from '../systemError/index.ts';
import { inPieces } from './inPieces.ts';

interface FoundFile {
  /** From the card on, with slashes. */
  readonly path: string;
  readonly sizeBytes: number;
}

const freeShare = 0.1;
const maxFreeShare = 0.5;
/** Two days of a station with ten machines. */
const minFreeBytes = 64_000_000;
/** Day files and those of analog inputs, those that are in quarantine, and those that a start left unfinished. */
const datedPattern =
  /^hedata\/\d{4}\/\d{2}\/(?:(?:MCHE-|unreadable-|\.unfinished-MCHE-)(\d{4})(\d{2})(\d{2})|(?:|unreadable-|\.unfinished-)INPUTS-(\d{4})-(\d{2})-(\d{2}))(?:-\d+)?\.csv$/;

const isGone = (error: unknown) => codeOf(error) === 'ENOENT';

async function sizeOf(path: string): Promise<number> {
  try {
    return (await lstat(path)).size;
  } catch (error) {
    if (isGone(error)) return 0;
    throw error;
  }
}

/** A folder of others may be closed to the station, as `lost+found` is, or gone by now. */
async function entriesOf(cardDir: string, folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(join(cardDir, folder), { withFileTypes: true });
  } catch (error) {
    if (folder !== '' && (isGone(error) || codeOf(error) === 'EACCES')) return [];
    throw error;
  }
}

/** Links are not followed. */
async function filesIn(cardDir: string, folder = ''): Promise<FoundFile[]> {
  const entries = await entriesOf(cardDir, folder);
  const pathOf = ({ name }: { readonly name: string }) => (folder === '' ? name : `${folder}/${name}`);
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  const found = await inPieces(files, async (path): Promise<FoundFile> => ({ path, sizeBytes: await sizeOf(join(cardDir, path)) }));
  for (const entry of entries) if (entry.isDirectory()) found.push(...(await filesIn(cardDir, pathOf(entry))));
  return found;
}

function dayOf({ path }: FoundFile): PlantDay | undefined {
  const date = datedPattern
    .exec(path)
    ?.slice(1)
    .filter((part) => part !== undefined);
  return date?.join('-');
}

async function limitOf(cardDir: string, usedBytes: number, maxBytes: number): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(cardDir);
  if (blocks === 0) return maxBytes;
  const roomBytes = usedBytes + bavail * bsize;
  const freeBytes = Math.min(Math.max(minFreeBytes, freeShare * roomBytes), maxFreeShare * roomBytes);
  return Math.min(maxBytes, roomBytes - freeBytes);
}

/** A folder that holds something else, or is in use, stays. */
async function removeEmptied(cardDir: string, path: string): Promise<void> {
  try {
    for (let folder = dirname(path); folder !== 'hedata'; folder = dirname(folder)) await rmdir(join(cardDir, folder));
  } catch {
    // It is not empty.
  }
}

/**
 * Removes the oldest days, each whole, until the card's folder is within its limit; never today, yesterday or a later one, and nothing else on the card.
 * Throws the system's error when the card can't be read.
 */
export async function keepRoom(cardDir: string, { today, maxBytes = Infinity }: RoomRules): Promise<KeptRoom> {
  const files = await filesIn(cardDir);
  const heldBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const limitBytes = await limitOf(cardDir, heldBytes, maxBytes);
  const yesterday = shiftDay(today, -1);
  const oldest = files
    .map((file) => ({ ...file, day: dayOf(file) }))
    .filter(({ day }) => day !== undefined && day < yesterday)
    .sort((a, b) => (`${a.day} ${a.path}` < `${b.day} ${b.path}` ? -1 : 1));

  const removed: string[] = [];
  let removedBytes = 0;
  let error: string | undefined;
  let begun: PlantDay | undefined;
  for (const { path, sizeBytes, day } of oldest) {
    if (heldBytes - removedBytes <= limitBytes && day !== begun) break;
    begun = day;
    try {
      await unlink(join(cardDir, path));
      removed.push(path);
      removedBytes += sizeBytes;
      await removeEmptied(cardDir, path);
    } catch (failure) {
      if (!isGone(failure)) error ??= messageOf(failure);
    }
  }
  return { removed, removedBytes, usedBytes: heldBytes - removedBytes, limitBytes, error };
}
