import { afterEach } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Fills a disk to its last page; to the file that takes the room. */
export function fillDisk(folder: string): string {
  const file = join(folder, 'filler');
  for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Full for this size; smaller pieces may still fit.
    }
  }
  return file;
}

afterEach(() => {
  for (const folder of mounted.splice(0)) execFileSync('umount', ['--lazy', folder]);
});
