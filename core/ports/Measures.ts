import type { MeasuresPicture } from '../measures/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { CallResult, OrderResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';
import type { ReplayState } from './WhatIfs.ts';

/** What the days of a range say there is to do. */
export interface MeasuresAnswer {
  readonly picture: MeasuresPicture;
  /** Whole days of the range that are over, from the first recorded one on. */
  readonly range: TimeRange;
  /** Days of the range that are over and have a file. */
  readonly recordedDays: number;
  /** Those of them that are evaluated by now; the others come when somebody asks again later. */
  readonly evaluatedDays: number;
}

/** Asks what whole days say there is to do; the day that is going on doesn't count. */
export interface Measures {
  /** Without what only a replay says. */
  read(range: TimeRange, token: SessionToken, waiting?: Waiting): Promise<CallResult<MeasuresAnswer>>;
  /** Begins to replay the days, for the same answer with what replays say; the id of the replay. */
  beginReplay(range: TimeRange, token: SessionToken): Promise<CallResult<string>>;
  /** Refused where it is not known any more. */
  readReplay(id: string, token: SessionToken, waiting?: Waiting): Promise<CallResult<ReplayState<MeasuresAnswer>>>;
  /** Ends it; one that is done is forgotten. */
  cancelReplay(id: string, token: SessionToken): Promise<OrderResult>;
}
