import { createReadStream } from 'node:fs';
import { type DayLog, dayLogReader, mostDayFileBytes } from '../../core/daylog/index.ts';
import { nextTurn } from '../nextTurn.ts';

const chunkBytes = 65_536;

/** Reads a day file piece by piece; undefined when there is no such file. Throws the system's error, and the signal's reason when it is given. */
export async function readDayLogFile(path: string, signal: AbortSignal): Promise<DayLog | undefined> {
  const reader = dayLogReader();
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes, end: mostDayFileBytes - 1 })) {
      reader.push(chunk as Buffer);
      await nextTurn();
      signal.throwIfAborted();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return reader.end();
}
