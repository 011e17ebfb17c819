import { afterEach } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type It, itWhere } from '../machine/itWhere.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const mounted: string[] = [];

const mount = (folder: string, options: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder], { stdio: 'pipe' });
const unmount = (folder: string) => execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });

function canMount(): boolean {
  const folder = temporaryFolder();
  try {
    mount(folder, 'size=16k');
    unmount(folder);
    return true;
  } catch {
    return false;
  }
}

/** `it` for a test with a `tinyDisk`. */
export const itWithDisk: It = itWhere(canMount(), 'the right to mount a disk in memory');

/** Folder of a disk of its own in memory, for one spec. */
export function tinyDisk(options: string): string {
  const folder = temporaryFolder();
  mount(folder, options);
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
  for (const folder of mounted.splice(0)) unmount(folder);
});
