// The day files of a folder and its subfolders, one after the other in the order of their days. With `memory` each overwrites the one before.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDayFileName, readNamedDayFile } from 'pressluft/core/dayFile';

export function* dayFilesIn(folder, memory) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => isDayFileName(basename(path)));
  for (const path of paths.sort((a, b) => (basename(a) < basename(b) ? -1 : 1)))
    yield readNamedDayFile(path, readFileSync(join(folder, path)), memory);
}
