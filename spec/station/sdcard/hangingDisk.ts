import { afterEach } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A disk of its own that can be made to hang on every write, as a dying memory card does. */
export interface HangingDisk {
  readonly folder: string;
  hang(): void;
  goOn(): void;
  /** The folder of a copy: what would be there if the power were cut now. */
  afterPowerCut(): string;
}

const run = (command: string, ...args: readonly string[]) => execFileSync(command, args, { stdio: 'pipe' });
const mounted: string[] = [];
let hanging: string | undefined;

function mount(image: string): string {
  const folder = temporaryFolder();
  run('mount', '-o', 'loop', image, folder);
  mounted.push(folder);
  return folder;
}

function goOn(): void {
  if (hanging !== undefined) run('fsfreeze', '-u', hanging);
  hanging = undefined;
}

/** Kept in a file in `base`, for one spec; undefined, and said so, where mounting is not permitted. */
export function hangingDisk(base: string = temporaryFolder()): HangingDisk | undefined {
  const image = join(base, 'image');
  let folder: string;
  try {
    run('truncate', '-s', '128M', image);
    run('mkfs.ext4', '-q', image);
    folder = mount(image);
  } catch {
    process.stderr.write('skipped: mounting a disk of its own is not permitted here\n');
    return undefined;
  }
  return {
    folder,
    hang() {
      run('fsfreeze', '-f', folder);
      hanging = folder;
      // It goes on by itself, should the spec be cut off.
      spawn('sh', ['-c', 'sleep 20; fsfreeze -u "$0"', folder], { detached: true, stdio: 'ignore' }).unref();
    },
    goOn,
    afterPowerCut() {
      const copy = join(temporaryFolder(), 'image');
      run('cp', '--sparse=always', image, copy);
      return mount(copy);
    },
  };
}

afterEach(() => {
  goOn();
  for (const folder of mounted.splice(0)) run('umount', '--lazy', folder);
});
