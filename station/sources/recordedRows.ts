import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDayLogName } from '../../core/daylog/index.ts';
import { rowAt, type SampleRow, type SampleTable } from '../../core/samples/index.ts';
import { plainReason } from '../plainReason.ts';
import { readDaySamples } from '../sdcard/readDaySamples.ts';
import { StartFailure } from '../StartFailure.ts';

/** Day files in a folder and those below it, by name, which is by day. Throws a StartFailure when there are none. */
export function recordedFiles(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && isDayLogName(entry.name));
    if (files.length === 0) throw new StartFailure(`no day files in the recording ${folder}`);
    return files.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ parentPath, name }) => join(parentPath, name));
  } catch (error) {
    const reason = plainReason(error);
    throw reason === undefined ? error : new StartFailure(`cannot read the recording ${folder}: ${reason}`);
  }
}

function* rowsOf(table: SampleTable): Generator<SampleRow> {
  for (let i = 0; i < table.length; i++) yield rowAt(table, i);
}

/** All rows of the files, again and again; ends after a round without any. Files that are gone or unreadable are passed over. */
export async function* recordedRows(files: readonly string[]): AsyncGenerator<SampleRow> {
  let count = 1;
  while (count > 0) {
    count = 0;
    for (const file of files) {
      const table = await readDaySamples(file).catch(() => undefined);
      if (table === undefined) continue;
      count += table.length;
      yield* rowsOf(table);
    }
  }
}
