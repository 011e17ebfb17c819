import type { LeakCost } from '../leakCost/index.ts';
import type { LeakChange, Leakage } from '../leakage/index.ts';
import type { NightUse, SeenLeakChange } from '../plantData/index.ts';
import type { Channel } from '../samples/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** What the days of a range say of leaks. */
export interface LeakageAnswer {
  readonly leakage: Leakage;
  /** The rise of the nights that nobody has seen, by all days of the last year; undefined without one. */
  readonly alarm: LeakChange | undefined;
  /** Changes that somebody has seen, as they were entered. */
  readonly seen: readonly SeenLeakChange[];
  /** What it comes to at the prices that are entered now; undefined where the controller does not say. */
  readonly cost: LeakCost | undefined;
  /** Known consumers of the nights at the end of the range. */
  readonly consumers: readonly NightUse[];
  /** Days of the range that are over and have a file. */
  readonly recordedDays: number;
  /** Those of them that are evaluated by now; the others come when somebody asks again later. */
  readonly evaluatedDays: number;
  /** Channels behind the figures that were calculated and not measured, if only in part. */
  readonly estimated: readonly Channel[];
}

/** Asks what whole days say of leaks; the day that is going on doesn't count. */
export interface Leakages {
  read(range: TimeRange, token: SessionToken, waiting?: Waiting): Promise<CallResult<LeakageAnswer>>;
}
