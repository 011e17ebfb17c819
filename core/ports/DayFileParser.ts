import type { DayFileFacts } from '../dayFile/index.ts';
import type { SampleTable } from '../samples/index.ts';

/** Day files that are being read one after the other. What is asked of it is answered in order; with undefined once it is closed or can't read. */
export interface DayFileReading {
  /** Reads a file. Its bytes are handed over: the array is empty afterwards. */
  add(bytes: Uint8Array<ArrayBuffer>): Promise<DayFileFacts | undefined>;
  /** The rows of all files in the order of time, each time once. Nothing may be added afterwards. */
  joined(): Promise<SampleTable | undefined>;
  /** Ends it at once, also amidst a file. */
  close(): void;
}

/** Reads day files without keeping a page from anything else. */
export interface DayFileParser {
  /** Of about so many files. */
  open(expectedFiles: number): DayFileReading;
}
