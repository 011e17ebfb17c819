import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder and those above it; throws the system's error. The runtime's own recursive call never returns on /proc. */
export function makeFolder(path: string): void {
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing?.isDirectory()) return;
  if (existing === undefined && dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}
