import { type FileHandle, lstat, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseCodeOf } from '../systemError/index.ts';

/** Keeps a card to one station. The system ends a lock with its process, so that a crash leaves none. */
export interface CardLock {
  /**
   * Once the card is this station's; of a card that was exchanged, the new one. Throws an error like the system's when another station has it.
   * A card that can't be locked, such as one that is missing or read-only, is left open to all.
   */
  hold(): Promise<void>;
  close(): void;
}

const name = '.pressluft-lock';

/** Undefined for what is no regular file. */
async function identityOf(path: string): Promise<string | undefined> {
  try {
    const found = await lstat(path, { bigint: true });
    return found.isFile() ? `${found.dev}:${found.ino}` : undefined;
  } catch {
    return undefined;
  }
}

async function makeFile(path: string): Promise<void> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'wx');
  } catch {
    // Another station may be as far, or the card takes nothing.
  }
  await file?.close();
}

/** SQLITE_BUSY, https://sqlite.org/rescode.html */
const busy = 5;

/** The runtime has no locks on files but those of its databases; undefined for a file that can't be locked. */
function lockedFile(path: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    if (databaseCodeOf(error) === busy) throw Object.assign(new Error('another station is using it'), { code: 'EBUSY', syscall: 'lock' });
    return undefined;
  }
}

export function cardLock(cardDir: string): CardLock {
  const path = join(cardDir, name);
  let held: { readonly database: DatabaseSync; readonly identity: string } | undefined;
  let holding: Promise<void> | undefined;

  const release = () => {
    held?.database.close();
    held = undefined;
  };

  const hold = async () => {
    let identity = await identityOf(path);
    if (held !== undefined && held.identity === identity) return;
    release();
    if (identity === undefined) await makeFile(path);
    identity = await identityOf(path);
    const database = identity === undefined ? undefined : lockedFile(path);
    held = database && { database, identity: identity! };
  };

  return {
    hold: () => (holding ??= hold().finally(() => (holding = undefined))),
    close: release,
  };
}
