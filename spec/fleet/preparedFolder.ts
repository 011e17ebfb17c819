import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../station/temporaryFolder.ts';

const made = join(import.meta.dirname, '../../dist/fleetCluster');

/** An empty cluster, which an engine makes once: that takes longer than what specs do with it. */
async function emptyCluster(): Promise<string> {
  const cluster = join(made, 'empty');
  if (existsSync(cluster)) return cluster;
  mkdirSync(made, { recursive: true });
  const own = mkdtempSync(join(made, 'new-'));
  const { PGlite } = await import('@electric-sql/pglite');
  const engine = await PGlite.create(own);
  await engine.close();
  try {
    renameSync(own, cluster);
  } catch {
    // another process was first
    rmSync(own, { recursive: true, force: true });
  }
  return cluster;
}

/** A folder, a new one unless it is given, with an embedded database without tables for a fleet that opens it. */
export async function preparedFolder(folder = temporaryFolder()): Promise<string> {
  cpSync(await emptyCluster(), join(folder, 'fleet'), { recursive: true });
  return folder;
}
