import { afterEach } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { temporaryFolder } from './temporaryFolder.ts';

const mounted: string[] = [];

/** Folder of a disk of its own in memory, for one spec; undefined, and said so, where mounting is not permitted. */
export function tinyDisk(options: string): string | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder], { stdio: 'pipe' });
  } catch {
    process.stderr.write(`skipped: mounting a disk (${options}) is not permitted here\n`);
    return undefined;
  }
  mounted.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of mounted.splice(0)) execFileSync('umount', ['--lazy', folder]);
});
