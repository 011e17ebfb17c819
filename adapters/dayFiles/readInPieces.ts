import { closeSync, openSync, readSync } from 'node:fs';
import { type DayFile, dayFileLayouts, dayFileMemory, dayFileReader, maxDayFileBytes } from '../../core/dayFile/index.ts';
import { type InputFile, inputFileReader } from '../../core/inputFile/index.ts';

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

/** Pushes a file's bytes into a reader, piece by piece; gives whether it is longer than any day file. Throws the system's error. */
function pushAll(path: string, reader: { push(chunk: Uint8Array): void }): boolean {
  const file = openSync(path, 'r');
  try {
    let bytes = 0;
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      const taken = Math.min(read, maxDayFileBytes - bytes);
      reader.push(piece.subarray(0, taken));
      bytes += read;
      if (bytes > maxDayFileBytes) break;
    }
    return bytes > maxDayFileBytes;
  } finally {
    closeSync(file);
  }
}

/** Reads a file piece by piece into memory that the next file uses again: take what is to stay. Throws the system's error. */
export function readInPieces(path: string): ReadFile {
  const reader = dayFileReader(dayFileLayouts, memory);
  const isTooLong = pushAll(path, reader);
  return { log: reader.end(), isTooLong };
}

/** Reads a file of analog inputs piece by piece. Throws the system's error. */
export function readInputsInPieces(path: string): InputFile & Pick<ReadFile, 'isTooLong'> {
  const reader = inputFileReader();
  const isTooLong = pushAll(path, reader);
  return { ...reader.end(), isTooLong };
}
