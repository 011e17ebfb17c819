import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf } from '../systemError/index.ts';
import { keepPrivate } from './keepPrivate.ts';
import { migrate } from './migrate.ts';

/** File systems without second names, such as FAT, answer with one of these. */
const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Never takes the place of a file that came there meanwhile, where the file system can do that. */
function giveName(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (noLinks.has(code)) renameSync(from, to);
    else if (code !== 'EEXIST') throw error;
  }
  rmSync(from, { force: true });
  const folder = openSync(dirname(to), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Makes a new database, which has its name only once it is whole; one that was left unfinished is gone on with. */
export function makeDatabase(file: string, migrations: readonly string[]): void {
  const unfinished = `${file}.new`;
  keepPrivate(unfinished);
  const database = new DatabaseSync(unfinished);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(database, migrations);
  } finally {
    database.close();
  }
  giveName(unfinished, file);
}
