import type { TimeRange } from '../time/index.ts';
import type { StepColumns, SummedChannel } from '../totals/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** A range in steps of time that the station has summed. */
export interface SteppedHistory {
  /** From one step to the next: a quarter hour or longer; a day stands for a day of the plant, whatever its length. */
  readonly stepMs: number;
  /** Begin of each step that has a value of any channel asked for, ascending. */
  readonly timesMs: Float64Array;
  /** Of the channels that have a value. */
  readonly columns: ReadonlyMap<SummedChannel, StepColumns>;
  /** Days of the range that were recorded. */
  readonly days: number;
  /** Those of them that are summed by now; the others come when somebody asks again later. */
  readonly summedDays: number;
  /** On how many days a channel asked for was estimated, if only in part; of those that were, in ranges of up to two years that are summed. */
  readonly estimatedDays: ReadonlyMap<SummedChannel, number>;
}

/** What was recorded in a long range, as mean, least and greatest of steps of time. */
export interface ChannelHistory {
  /** Steps that the range cuts are given whole. */
  read(range: TimeRange, channels: readonly SummedChannel[], token: SessionToken, waiting?: Waiting): Promise<CallResult<SteppedHistory>>;
}

/** More channels are not asked for at once. */
export const maxHistoryChannels = 100;
