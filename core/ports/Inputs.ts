import type { InputChannel, TimedValues } from '../inputFile/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** An analog input that was recorded in a range. */
export interface RecordedInput {
  readonly channel: InputChannel;
  /** The minutes that begin in the range, ascending, the last of them up to now; undefined where they were not asked for. */
  readonly minutes: readonly TimedValues[] | undefined;
}

/** What the analog inputs measured, by the minute. */
export interface Inputs {
  /** Every input that was recorded in the range, by place; `ids`, each as `inputId` gives it, are those whose minutes are wanted. */
  read(range: TimeRange, ids: readonly string[], token: SessionToken, waiting?: Waiting): Promise<CallResult<readonly RecordedInput[]>>;
}

/** The minutes of more inputs are not asked for at once. */
export const maxInputs = 30;
/** Of a longer range neither: a week, and the hour that a change of clocks adds to it. */
export const maxInputHours = 7 * 24 + 1;
