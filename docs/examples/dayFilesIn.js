// The day files of a folder and its subfolders, one after the other in the order of their days. With `memory` each overwrites the one before.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDayLogName, readDayFile } from 'pressluft/core/daylog';

export function* dayFilesIn(folder, memory) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => isDayLogName(basename(path)));
  for (const path of paths.sort((a, b) => (basename(a) < basename(b) ? -1 : 1)))
    yield readDayFile(path, readFileSync(join(folder, path)), memory);
}
