import { codeOf, databaseCodeOf, messageOf } from '../../adapters/systemError/index.ts';

/** Error codes of the operating system. */
const systemReasons: Readonly<Record<string, string>> = {
  EACCES: 'access is not permitted',
  EADDRINUSE: 'it is already in use',
  EADDRNOTAVAIL: 'this machine has no such address',
  EAFNOSUPPORT: 'this machine has no such address',
  EAI_AGAIN: 'its name cannot be resolved',
  EDQUOT: 'the disk is full',
  EEXIST: 'it is not a folder',
  EIO: 'the disk cannot be read or written',
  EISDIR: 'it is a folder',
  EMFILE: 'too many files are open',
  ENOENT: 'it does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is not a folder',
  ENOTFOUND: 'its name cannot be resolved',
  EPERM: 'access is not permitted',
  EROFS: 'the file system is read-only',
};

/** Primary result codes of SQLite, https://sqlite.org/rescode.html */
const databaseReasons: Readonly<Record<number, string>> = {
  5: 'another station is using it',
  6: 'another station is using it',
  8: 'it is read-only',
  10: 'the disk cannot be read or written',
  11: 'it is damaged',
  13: 'the disk is full',
  14: 'it cannot be opened',
  26: 'it is not a database',
};

const primaryCode = 0xff;

/** What went wrong outside the program, in a few words; undefined when the error is none of these. */
export function plainReason(error: unknown): string | undefined {
  const databaseCode = databaseCodeOf(error);
  if (databaseCode !== undefined) return databaseReasons[databaseCode & primaryCode];
  return systemReasons[codeOf(error)];
}

/** The same, or else the error's own message. */
export const reasonOf = (error: unknown): string => plainReason(error) ?? messageOf(error);
