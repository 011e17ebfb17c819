import { type SampleTable, tableJoiner } from '../../samples/index.ts';
import type { DayFile } from '../DayFile.ts';
import { dayFileMemory } from './dayFileMemory.ts';
import { readDayFile } from './dayFileReader.ts';

/** What a day file says besides its rows. */
export type DayFileFacts = Omit<DayFile, 'samples'>;

/** Day files that are read one after the other and joined. */
export interface DayFileSeries {
  /** Takes any bytes and never throws. */
  add(bytes: Uint8Array): DayFileFacts;
  /** The rows of all files in the order of time, each time once. Nothing may be added afterwards. */
  joined(): SampleTable;
}

/** A series of about so many files. */
export function dayFileSeries(expectedFiles?: number): DayFileSeries {
  const memory = dayFileMemory();
  const joiner = tableJoiner(expectedFiles);
  return {
    add(bytes) {
      const { samples, ...facts } = readDayFile(bytes, memory);
      joiner.add(samples);
      return facts;
    },
    joined: () => joiner.joined(),
  };
}
