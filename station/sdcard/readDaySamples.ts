import { createReadStream } from 'node:fs';
import { dayLogReader } from '../../core/daylog/index.ts';
import type { SampleTable } from '../../core/samples/index.ts';
import { nextTurn } from '../nextTurn.ts';

const chunkBytes = 65_536;

/** The samples of a day file, read piece by piece; undefined when there is no such file. */
export async function readDaySamples(path: string): Promise<SampleTable | undefined> {
  const reader = dayLogReader();
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
      reader.push(chunk as Buffer);
      await nextTurn();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return reader.end().samples;
}
