import type { Channel, SampleTable } from '../samples/index.ts';
import type { PlantDay } from '../time/index.ts';

/** What a day file says of itself. */
export interface DayFileHeader {
  readonly date: PlantDay;
  readonly schematicNumber: string;
  /** Decides the layout; `V3.21-RC10` or `V3.21`. */
  readonly softwareVersion: string;
  /** Seconds from one row to the next, at most an hour. */
  readonly periodS: number;
  /** Channels whose value was calculated and not measured for a part of the day at least; none where it is left out. */
  readonly estimated?: readonly Channel[];
}

/** A field is undefined where the file does not say. */
export type Known<Fields> = { readonly [Field in keyof Fields]: Fields[Field] | undefined };

/** What can be wrong; how to say it is the reader's catalogue's business. */
export const dayFileProblemCodes = [
  'notUtf8',
  'lineTooLong',
  'unknownLine',
  'badHeader',
  'repeatedHeader',
  'missingHeader',
  'unknownVersion',
  'tooOld',
  'noColumnLine',
  'unknownColumn',
  'repeatedColumn',
  'missingColumn',
  'missingUnit',
  'unknownUnit',
  'badTime',
  'backInTime',
  'repeatedTime',
  'badNumber',
  'tooFewCells',
  'tooManyCells',
  'noLineEnd',
] as const;
export type DayFileProblemCode = (typeof dayFileProblemCodes)[number];

/** What is wrong at a place of a day file. */
export interface DayFileProblem {
  /** From 1. */
  readonly line: number;
  /** Number of the cell in its line, from 1. */
  readonly column: number;
  readonly code: DayFileProblemCode;
  /** What should stand there: a name, a unit, a pattern or a count of the format, no sentence; empty for nothing. */
  readonly expected: string;
}

/** Each line of a file counts as exactly one of these. */
export interface DayFileLines {
  readonly header: number;
  readonly record: number;
  readonly skipped: number;
  readonly blank: number;
}

/** What could be read of a day file. */
export interface DayFile {
  /** Version of the layout; undefined when the file's is not known. */
  readonly layoutVersion: string | undefined;
  readonly header: Known<DayFileHeader>;
  /** In base units, NaN where a number is missing; a channel the file has no column for has none here. Its columns may share one piece of memory. */
  readonly samples: SampleTable;
  /** As the file states it, for each channel that it states one for. */
  readonly units: ReadonlyMap<Channel, string>;
  /** By line; at most the first `maxStoredProblems`. */
  readonly problems: readonly DayFileProblem[];
  readonly problemCount: number;
  readonly lines: DayFileLines;
}

/** So many problems of a file are kept; all are counted. */
export const maxStoredProblems = 100;
