import { type DayFile, dayFileName, dayFileReader, dayOfDayFileName } from '../../core/dayFile/index.ts';
import { dayOfInputFileName, type InputFile, inputFileName, inputFileReader } from '../../core/inputFile/index.ts';
import type { PlantDay } from '../../core/time/index.ts';

/** A kind of file that a card has one of a day. */
export interface DatedKind<Content> {
  readonly nameOf: (day: PlantDay) => string;
  readonly dayOf: (name: string) => PlantDay | undefined;
  readonly reader: () => { push(chunk: Uint8Array): void; end(): Content };
  /** Time of its last row; -Infinity without any. */
  readonly lastMs: (content: Content) => number;
}

export const dayFileKind: DatedKind<DayFile> = {
  nameOf: dayFileName,
  dayOf: dayOfDayFileName,
  reader: dayFileReader,
  lastMs: ({ samples }) => samples.timesMs[samples.length - 1] ?? -Infinity,
};

export const inputFileKind: DatedKind<InputFile> = {
  nameOf: inputFileName,
  dayOf: dayOfInputFileName,
  reader: inputFileReader,
  lastMs: ({ minutes }) => minutes.at(-1)?.atMs ?? -Infinity,
};
