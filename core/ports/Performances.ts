import type { ComparedPerformance, FurtherVariable, PerformanceAsked } from '../performance/index.ts';
import type { CallResult, SaveResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** The energy of a plant against its baseline, and how far the station is with it. */
export interface PerformanceAnswer extends ComparedPerformance {
  /** Days of both ranges that have a file, and those of them that are evaluated by now. */
  readonly recordedDays: number;
  readonly summedDays: number;
  /** Of the days that are compared: `performanceDataText`, in hexadecimal digits. */
  readonly dataSha256: string;
}

/** Asks for the energy against a baseline; the language, as in BCP 47, is the one of the station's texts. */
export interface Performances {
  read(asked: PerformanceAsked, token: SessionToken, waiting?: Waiting): Promise<CallResult<PerformanceAnswer>>;
  /** Keeps the values of a file `time;name;value;unit`; a day's earlier value gives way. */
  importVariables(text: string, author: string, token: SessionToken, language: string): Promise<SaveResult>;
  removeVariable(name: FurtherVariable, token: SessionToken, language: string): Promise<SaveResult>;
}
