import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DayFile, dayFileReader } from '../../core/dayFile/index.ts';
import { openRegularFile } from './openRegularFile.ts';

const chunkBytes = 65_536;

/** A day file, read piece by piece; undefined when there is no such file. */
export async function dayFileAt(path: string): Promise<DayFile | undefined> {
  const file = await openRegularFile(path);
  if (file === undefined) return undefined;
  const reader = dayFileReader();
  for await (const chunk of file.createReadStream({ highWaterMark: chunkBytes })) {
    reader.push(chunk as Buffer);
    await nextTurn();
  }
  return reader.end();
}
