import { afterEach } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A disk that can be made to hang on every write, as a dying memory card does. */
export interface HangingDisk {
  readonly folder: string;
  hang(): void;
  goOn(): void;
}

const run = (command: string, ...args: readonly string[]) => execFileSync(command, args, { stdio: 'pipe' });
const mounted: HangingDisk[] = [];

/** Kept in a file in `base`, for one spec; undefined, and said so, where mounting is not permitted. */
export function hangingDisk(base: string = temporaryFolder()): HangingDisk | undefined {
  const [image, folder] = [join(base, 'image'), temporaryFolder()];
  try {
    run('truncate', '-s', '32M', image);
    run('mkfs.ext4', '-q', image);
    run('mount', '-o', 'loop', image, folder);
  } catch {
    process.stderr.write('skipped: mounting a disk of its own is not permitted here\n');
    return undefined;
  }
  let isHanging = false;
  const disk: HangingDisk = {
    folder,
    hang() {
      run('fsfreeze', '-f', folder);
      isHanging = true;
      // It goes on by itself, should the spec be cut off.
      spawn('sh', ['-c', 'sleep 20; fsfreeze -u "$0"', folder], { detached: true, stdio: 'ignore' }).unref();
    },
    goOn() {
      if (isHanging) run('fsfreeze', '-u', folder);
      isHanging = false;
    },
  };
  mounted.push(disk);
  return disk;
}

afterEach(() => {
  for (const disk of mounted.splice(0)) {
    disk.goOn();
    run('umount', '--lazy', disk.folder);
  }
});
