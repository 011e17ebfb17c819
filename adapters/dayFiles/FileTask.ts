import type { DayFileFacts, DayFileProblem } from '../../core/dayFile/index.ts';
import type { ChannelSums, FlowSums, PlacedSums, QuarterRecords, SampleSums, SummedChannel } from '../../core/totals/index.ts';
import type { DayLeakEvidence } from '../../core/leakage/index.ts';
import type { EventDay } from '../../core/dayDetail/index.ts';
import type { MachineEvidence } from '../../core/machines/index.ts';
import type { LoggedPlantDay } from '../../core/replay/index.ts';
import type { Channel, SampleTable } from '../../core/samples/index.ts';
import type { PlantDay, TimeRange } from '../../core/time/index.ts';

/** A file to read, and what for. */
export type FileTask =
  | {
      readonly wanted: 'sums';
      readonly path: string;
      /** Rows outside of it are not counted. */
      readonly span: TimeRange;
      /** That totals are wanted of. */
      readonly range: TimeRange;
      /** Where rows themselves are wanted. */
      readonly rowsIn: readonly TimeRange[];
      /** Whether leaks are looked for. */
      readonly withFlows: boolean;
      /** Whether energies are wanted by quarter hour. */
      readonly withEnergies: boolean;
    }
  | {
      readonly wanted: 'channels';
      readonly path: string;
      /** Rows outside of it are not counted. */
      readonly span: TimeRange;
      readonly channels: readonly SummedChannel[];
    }
  | { readonly wanted: 'facts'; readonly path: string }
  | { readonly wanted: 'leaks'; readonly path: string; readonly day: PlantDay; readonly zone: string }
  | { readonly wanted: 'machines'; readonly path: string; readonly day: PlantDay; readonly zone: string }
  | { readonly wanted: 'replay'; readonly path: string; readonly day: PlantDay; readonly zone: string }
  | { readonly wanted: 'events'; readonly path: string; readonly day: PlantDay; readonly zone: string };

/** What is wrong with a file; the first problems only. */
export interface FileProblems {
  readonly problems: readonly DayFileProblem[];
  readonly problemCount: number;
  readonly isTooLong: boolean;
}

/** What a file adds to totals. */
export interface FileSums extends FileProblems {
  /** Undefined when the file has no row to count. */
  readonly summary: SampleSums | undefined;
  /** Where the range takes a part of the file only. */
  readonly quarters: QuarterRecords | undefined;
  /** Empty unless leaks are looked for. */
  readonly flows: readonly FlowSums[];
  /** Empty unless energies are wanted by quarter hour. */
  readonly energies: readonly PlacedSums[];
  /** A copy. */
  readonly rows: SampleTable;
}

/** Times between rows of which nothing is known: longer than the period that each row counts. */
export interface Gaps {
  readonly count: number;
  /** All of them, each without the period that the row before it counts. */
  readonly missingS: number;
  readonly longestS: number;
}

/** What is to know of a file. */
export interface FileFacts extends FileProblems, Pick<DayFileFacts, 'layoutVersion' | 'header' | 'lines'> {
  readonly rows: number;
  /** Undefined without rows. */
  readonly firstMs: number | undefined;
  readonly latestMs: number | undefined;
  /** Usual seconds from one row to the next; undefined below two rows. */
  readonly spacingS: number | undefined;
  readonly gaps: Gaps;
  /** Numbers of the machines that have a value, 1..10. */
  readonly machines: readonly number[];
  /** As the file states them, each once. */
  readonly units: readonly string[];
}

/** The quarter hours of some channels of a file. */
export interface FileChannels extends FileProblems {
  readonly sums: ReadonlyMap<SummedChannel, ChannelSums>;
  /** Channels that were calculated instead of measured, if only in part. */
  readonly estimated: readonly Channel[];
  /** Undefined without rows. */
  readonly firstMs: number | undefined;
  readonly latestMs: number | undefined;
}

/** What a day's file says of leaks. */
export interface FileLeaks extends FileProblems, DayLeakEvidence {
  /** The flow that they were looked for in was calculated and not measured, if only in part. */
  readonly isFlowEstimated: boolean;
}

/** What a day's file says of each compressor. */
export interface FileMachines extends FileProblems, MachineEvidence {
  /** Channels that were calculated and not measured, if only in part. */
  readonly estimated: readonly Channel[];
}

/** What a replay needs of a day's file. */
export type FileReplay = FileProblems & LoggedPlantDay;
/** What the machines did in a day's file. */
export type FileEvents = FileProblems & EventDay;

/** What is answered to each task. */
export interface FileAnswers {
  readonly sums: FileSums;
  readonly channels: FileChannels;
  readonly facts: FileFacts;
  readonly leaks: FileLeaks;
  readonly machines: FileMachines;
  readonly replay: FileReplay;
  readonly events: FileEvents;
}

/** The answer to a task, or the system's word for why the file can't be read. */
export type FileAnswer<W extends FileTask['wanted'] = FileTask['wanted']> = FileAnswers[W] | { readonly failure: string };
