import { afterEach } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type It, itWhere } from '../../machine/itWhere.ts';
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

function formatted(base: string, size: string): string {
  const image = join(base, 'image');
  run('truncate', '-s', size, image);
  run('mkfs.ext4', '-q', image);
  return image;
}

function canFreeze(): boolean {
  const folder = temporaryFolder();
  try {
    run('mount', '-o', 'loop', formatted(temporaryFolder(), '2M'), folder);
  } catch {
    return false;
  }
  try {
    run('fsfreeze', '-f', folder);
    run('fsfreeze', '-u', folder);
    return true;
  } catch {
    return false;
  } finally {
    run('umount', '--lazy', folder);
  }
}

/** `it` for a test with a `hangingDisk`. */
export const itWithHangingDisk: It = itWhere(canFreeze(), 'the right to mount and to freeze a disk in a file');

/** Kept in a file in `base`, for one spec. */
export function hangingDisk(base: string = temporaryFolder()): HangingDisk {
  const image = formatted(base, '128M');
  const folder = mount(image);
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
