import { dayLogReader } from '../../core/daylog/index.ts';
import type { SampleTable } from '../../core/samples/index.ts';
import { nextTurn } from '../nextTurn.ts';
import { openRegularFile } from './openRegularFile.ts';

const chunkBytes = 65_536;

/** The samples of a day file, read piece by piece; undefined when there is no such file. */
export async function readDaySamples(path: string): Promise<SampleTable | undefined> {
  const file = await openRegularFile(path);
  if (file === undefined) return undefined;
  const reader = dayLogReader();
  for await (const chunk of file.createReadStream({ highWaterMark: chunkBytes })) {
    reader.push(chunk as Buffer);
    await nextTurn();
  }
  return reader.end().samples;
}
