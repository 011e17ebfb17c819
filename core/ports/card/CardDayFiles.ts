import type { DayFile } from '../../dayFile/index.ts';
import type { InputFile } from '../../inputFile/index.ts';
import type { PlantDay } from '../../time/index.ts';
import type { FileIdentity } from '../repositories/FileIdentity.ts';

/** A day's file on the card. */
export interface CardDayFile {
  readonly day: PlantDay;
  readonly name: string;
  /** `YYYY/MM/` and the name, as it is asked for. */
  readonly path: string;
}

/** A file that is being read. */
export interface CardDownload {
  readonly name: string;
  /** The chunks have so many, also when the file grows meanwhile. */
  readonly sizeBytes: number;
  /** To be read to the end, or left. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** A day's file that rows are appended to. */
export interface GrowingDayFile {
  /** Time of the last row; -Infinity when there is none. */
  readonly lastMs: number;
  /** What stands before its first row. */
  readonly head: string;
  /** Puts another head in its place: whoever reads, also after a power cut, finds one whole file with all its rows. */
  replaceHead(head: string): Promise<void>;
  /** Whole rows, the latest of them at `latestMs`; what does not fit is taken back. */
  append(rows: string, latestMs: number): Promise<void>;
  /** Whether its name still stands for this very file: a card can be changed, and a file removed. */
  isInPlace(): Promise<boolean>;
  /** To the disk. */
  flush(): Promise<void>;
  /** To the disk, and nothing more is written. */
  close(): Promise<void>;
}

/** The files of one kind on a card, one a day: those that exist, by their exact names; a file in another place than its day's is none. */
export interface DatedFiles<Content> {
  /** By day, ascending. */
  list(): Promise<readonly CardDayFile[]>;
  /** Undefined when there is no such file. */
  identity(day: PlantDay): Promise<FileIdentity | undefined>;
  /** Whether something has the name of the day's file, if only a folder. */
  isTaken(day: PlantDay): Promise<boolean>;
  /** Undefined when there is no such file. */
  read(day: PlantDay): Promise<Content | undefined>;
  /** Writes a file that is there either whole or not at all, also after a power cut; only one writer at a time for a file. */
  write(day: PlantDay, parts: AsyncIterable<string> | Iterable<string>): Promise<void>;
  /** Opens a day's file to go on with it, without a cut-off last row, or begins it with the head; one that can't be gone on with is renamed and kept. */
  open(day: PlantDay, head: string): Promise<GrowingDayFile>;
  /** By its `path`; any other text finds nothing. */
  download(path: string): Promise<CardDownload | undefined>;
}

/** The day files: `MCHE-YYYYMMDD.csv`. */
export type CardDayFiles = DatedFiles<DayFile>;

/** The files of analog inputs and faults: `INPUTS-YYYY-MM-DD.csv`. */
export type CardInputFiles = DatedFiles<InputFile>;
