import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { dayOfDayFileName, isDayFileName } from '../../core/dayFile/index.ts';
import { inputFileName, type MeasuredInput } from '../../core/inputFile/index.ts';
import { type Channel, rowAt, type SampleRow, samplePeriodS } from '../../core/samples/index.ts';
import { plainReason } from '../../server/process/plainReason.ts';
import { msPerMinute } from '../../core/time/index.ts';
import { dayFileAt, inputFileAt } from '../../adapters/card/index.ts';
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
  /** Of the minute that it is in. */
  readonly inputs: readonly MeasuredInput[];
  /** Channels that its file lists as estimated. */
  readonly estimated: readonly Channel[];
}

/** What the analog inputs measured in the minute of a moment, from the file beside a day file; without one nothing. */
async function inputsBeside(dayFile: string): Promise<(atMs: number) => readonly MeasuredInput[]> {
  const day = dayOfDayFileName(basename(dayFile));
  const file = day === undefined ? undefined : await inputFileAt(join(dirname(dayFile), inputFileName(day))).catch(() => undefined);
  const byMinute = new Map(file?.minutes.map(({ atMs, inputs }) => [atMs, inputs]));
  return (atMs) => byMinute.get(Math.floor(atMs / msPerMinute) * msPerMinute) ?? [];
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
      const inputsAt = await inputsBeside(file);
      count += samples.length;
      for (let i = 0; i < samples.length; i++) {
        const row = rowAt(samples, i);
        yield { row, periodS: header.periodS ?? samplePeriodS, inputs: inputsAt(row.atMs), estimated: header.estimated ?? [] };
      }
    }
  }
}
