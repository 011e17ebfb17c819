import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DayFile } from '../../core/dayFile/index.ts';
import type { InputFile } from '../../core/inputFile/index.ts';
import { dayFileKind, type DatedKind, inputFileKind } from './DatedKind.ts';
import { openRegularFile } from './openRegularFile.ts';

const chunkBytes = 65_536;

/** A file of a kind, read piece by piece; undefined when there is no such file. */
export async function datedFileAt<Content>(kind: DatedKind<Content>, path: string): Promise<Content | undefined> {
  const file = await openRegularFile(path);
  if (file === undefined) return undefined;
  const reader = kind.reader();
  const chunks: AsyncIterable<Buffer> = file.createReadStream({ highWaterMark: chunkBytes });
  for await (const chunk of chunks) {
    reader.push(chunk);
    await nextTurn();
  }
  return reader.end();
}

/** A day file, likewise. */
export const dayFileAt = (path: string): Promise<DayFile | undefined> => datedFileAt(dayFileKind, path);

/** A file of analog inputs, likewise. */
export const inputFileAt = (path: string): Promise<InputFile | undefined> => datedFileAt(inputFileKind, path);
