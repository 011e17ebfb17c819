import { closeSync, openSync, readSync } from 'node:fs';
import { type DayFile, dayFileLayouts, dayFileMemory, dayFileReader, maxDayFileBytes } from '../../core/dayFile/index.ts';

const pieceBytes = 262_144;
const piece = new Uint8Array(pieceBytes);
/** Of a day of 25 h with a row every 2 s. */
const defaultRows = 45_000;
const memory = dayFileMemory(defaultRows);

/** A day file as far as it was read. */
export interface ReadFile {
  readonly log: DayFile;
  /** Whether it is longer than any day file; what is beyond was not read. */
  readonly isTooLong: boolean;
}

/** Reads a file piece by piece into memory that the next file uses again: take what is to stay. Throws the system's error. */
export function readInPieces(path: string): ReadFile {
  const reader = dayFileReader(dayFileLayouts, memory);
  const file = openSync(path, 'r');
  try {
    let bytes = 0;
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      const taken = Math.min(read, maxDayFileBytes - bytes);
      reader.push(piece.subarray(0, taken));
      bytes += read;
      if (bytes > maxDayFileBytes) break;
    }
    return { log: reader.end(), isTooLong: bytes > maxDayFileBytes };
  } finally {
    closeSync(file);
  }
}
