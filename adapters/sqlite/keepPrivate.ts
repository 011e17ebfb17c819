import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const ownerOnly = 0o600;
const permissionBits = 0o777;

/** Makes a file when it is missing, and lets its owner alone read and write it; SQLite makes its further files like it. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', ownerOnly));
  if ((statSync(file).mode & permissionBits) === ownerOnly) return;
  try {
    chmodSync(file, ownerOnly);
  } catch {
    // A file of somebody else, or on a file system without permissions: who runs the station has chosen so.
  }
}
