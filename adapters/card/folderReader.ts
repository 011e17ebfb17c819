import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { msPerSecond } from '../../core/time/index.ts';
import { codeOf } from '../systemError/index.ts';

/** What lies in a folder: regular files and real folders; links and everything else are left out. */
export interface FolderNames {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

const notThere = new Set(['EACCES', 'ELOOP', 'ENOENT', 'ENOTDIR']);
const nothing: FolderNames = { files: [], folders: [] };
/** A later change can carry the same time: memory cards count in steps of two seconds. */
const settledAfterMs = 3 * msPerSecond;

const versionOf = ({ dev, ino, mtimeMs, ctimeMs }: Stats) => [dev, ino, mtimeMs, ctimeMs].join(' ');

async function namesIn(path: string): Promise<FolderNames> {
  const entries = await readdir(path, { withFileTypes: true });
  return {
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  };
}

/** Reads folders, each again only when it has changed: the same object is the same content. An unreadable or missing one is empty. */
export function folderReader(): (path: string) => Promise<FolderNames> {
  const known = new Map<string, { readonly version: string; readonly names: FolderNames }>();

  const read = async (path: string): Promise<FolderNames> => {
    const stats = await lstat(path);
    if (!stats.isDirectory()) return nothing;
    const version = versionOf(stats);
    const cached = known.get(path);
    if (cached?.version === version) return cached.names;
    const names = await namesIn(path);
    if (Math.abs(Date.now() - stats.mtimeMs) > settledAfterMs) known.set(path, { version, names });
    else known.delete(path);
    return names;
  };

  return async (path) => {
    try {
      return await read(path);
    } catch (error) {
      known.delete(path);
      if (notThere.has(codeOf(error))) return nothing;
      throw error;
    }
  };
}
