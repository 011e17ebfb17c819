import type { DayFileLines, DayFileProblem, Known } from '../dayFile/index.ts';
import type { PlantDay } from '../time/index.ts';
import type { InputMinute } from './InputMinute.ts';

/** What a file of analog inputs says of itself. */
export interface InputFileHeader {
  readonly date: PlantDay;
  readonly schematicNumber: string;
  /** IANA name of the zone that the day was of when the file was begun; its times are UTC. */
  readonly zone: string;
}

/** What could be read of a file of analog inputs. */
export interface InputFile {
  readonly header: Known<InputFileHeader>;
  /** Ascending, each once. */
  readonly minutes: readonly InputMinute[];
  /** By line; at most the first hundred. */
  readonly problems: readonly DayFileProblem[];
  readonly problemCount: number;
  readonly lines: DayFileLines;
}
