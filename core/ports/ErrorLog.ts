import type { FaultEntryId, FaultLogEntry, FaultSource } from '../faults/index.ts';
import type { InputFunction, InputSource } from '../inputs/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { SampleTable } from '../samples/index.ts';
import type { CallResult, SaveResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** Who has seen a fault, and what they leave for the next shift. */
export interface SeenFault {
  readonly name: string;
  readonly text: string;
}

/** An analog input around a fault. */
export interface WindowInput {
  readonly source: InputSource;
  readonly name: string;
  readonly function: InputFunction;
  /** bar, m3/min or degC after its function, in the rows of the samples; NaN where missing. */
  readonly values: readonly number[];
}

/** A fault that was up around another one. */
export interface WindowFault {
  readonly source: FaultSource;
  readonly bitIndex: number;
  /** First row of the samples that has it. */
  readonly fromMs: number;
  /** First row that has it no more; undefined where the last one has it. */
  readonly untilMs: number | undefined;
}

/** What the station recorded around a fault. */
export interface FaultWindow {
  readonly fromMs: number;
  readonly untilMs: number;
  /** Nothing more is added: what came after the fault is there as well, as far as it was recorded. */
  readonly isComplete: boolean;
  readonly samples: SampleTable;
  readonly inputs: readonly WindowInput[];
  readonly faults: readonly WindowFault[];
}

/** The faults that came, as the station keeps them. */
export interface ErrorLog {
  /** All of them, or those that came in a range, newest first; a controller that knows no ranges gives all. */
  read(token: SessionToken, waiting?: Waiting, range?: TimeRange): Promise<CallResult<readonly FaultLogEntry[]>>;
  /** What was recorded around an entry; `none` where there is nothing. */
  window(atMs: number, token: SessionToken, waiting?: Waiting): Promise<CallResult<FaultWindow | 'none'>>;
  /** Notes that somebody has seen a fault; nothing changes at the machine. */
  note(of: FaultEntryId, seen: SeenFault, token: SessionToken, language: string): Promise<SaveResult>;
}
