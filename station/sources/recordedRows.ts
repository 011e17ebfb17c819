import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDayFileName } from '../../core/dayFile/index.ts';
import { rowAt, type SampleRow, samplePeriodS } from '../../core/samples/index.ts';
import { plainReason } from '../../server/process/plainReason.ts';
import { dayFileAt } from '../../adapters/card/index.ts';
import { StartFailure } from '../../server/process/StartFailure.ts';

/** Day files in a folder and those below it, by name, which is by day. Throws a StartFailure when there are none. */
export function recordedFiles(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && isDayFileName(entry.name));
    if (files.length === 0) throw new StartFailure(`no day files in the recording ${folder}`);
    return files.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ parentPath, name }) => join(parentPath, name));
  } catch (error) {
    const reason = plainReason(error);
    throw reason === undefined ? error : new StartFailure(`cannot read the recording ${folder}: ${reason}`);
  }
}

/** A row of a recording, and how long it counts at most. */
export interface RecordedRow {
  readonly row: SampleRow;
  readonly periodS: number;
}

/** All rows of the files, again and again; ends after a round without any. Files that are gone or unreadable are passed over. */
export async function* recordedRows(files: readonly string[]): AsyncGenerator<RecordedRow> {
  let count = 1;
  while (count > 0) {
    count = 0;
    for (const file of files) {
      const log = await dayFileAt(file).catch(() => undefined);
      if (log === undefined) continue;
      const { samples, header } = log;
      count += samples.length;
      for (let i = 0; i < samples.length; i++) yield { row: rowAt(samples, i), periodS: header.periodS ?? samplePeriodS };
    }
  }
}
