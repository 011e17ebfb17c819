import { type SampleTable, tableJoiner } from '../samples/index.ts';
import type { DayLog } from './DayLog.ts';
import { dayLogMemory } from './dayLogMemory.ts';
import { readDayLog } from './dayLogReader.ts';

/** What a day file tells besides its rows. */
export type DayLogFacts = Omit<DayLog, 'samples'>;

/** Day files that are read one after the other and joined. */
export interface DayLogSeries {
  /** Takes any bytes and never throws. */
  add(bytes: Uint8Array): DayLogFacts;
  /** The rows of all files in the order of time, each time once. Nothing may be added afterwards. */
  joined(): SampleTable;
}

/** A series of about so many files. */
export function dayLogSeries(expectedFiles?: number): DayLogSeries {
  const memory = dayLogMemory();
  const joiner = tableJoiner(expectedFiles);
  return {
    add(bytes) {
      const { samples, ...facts } = readDayLog(bytes, memory);
      joiner.add(samples);
      return facts;
    },
    joined: () => joiner.joined(),
  };
}
