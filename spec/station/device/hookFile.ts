import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A hook that writes what it notes to a file beside it. */
export interface HookFile {
  readonly file: string;
  readonly folder: string;
  /** Lines that it has written to the file `notes` in its folder. */
  notes(): readonly string[];
  rewrite(body: string): void;
}

/** A shell script in a folder of its own; `$folder` is that folder. */
export function hookFile(body: string): HookFile {
  const folder = temporaryFolder();
  const file = join(folder, 'hook.sh');
  const rewrite = (text: string) => {
    writeFileSync(file, `#!/bin/sh\nfolder=${folder}\n${text}\n`);
    chmodSync(file, 0o700);
  };
  rewrite(body);
  const notes = join(folder, 'notes');
  return {
    file,
    folder,
    notes: () =>
      existsSync(notes)
        ? readFileSync(notes, 'utf8')
            .split('\n')
            .filter((line) => line !== '')
        : [],
    rewrite,
  };
}

/** Notes what it is given and takes it. */
export const takesAll = 'cat >> "$folder/notes"';
