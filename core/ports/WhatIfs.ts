import type { Figure } from '../figures/index.ts';
import type { PlantChange, WhatIf } from '../replay/index.ts';
import type { PlantDay, TimeRange } from '../time/index.ts';
import type { CallResult, OrderResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** What is to be replayed, and what is changed. */
export interface WhatIfAsked {
  /** Whole days that it touches and that are over count. */
  readonly range: TimeRange;
  /** Nothing: the plant as it is, and how well its replay meets the log. */
  readonly change: PlantChange;
  /** Network pressure that consumers need, bar gauge. */
  readonly limitBar: Figure;
}

/** What came out. */
export interface WhatIfAnswer {
  readonly whatIf: WhatIf;
  /** Days of the range that are over and have a file. */
  readonly recordedDays: number;
  /** Those of them that are evaluated by now; the others come when somebody asks again later. */
  readonly evaluatedDays: number;
  /** The last exchange of a machine in the range: only days behind it count. */
  readonly exchangedOn: PlantDay | undefined;
}

/** How far a replay is; `done` is the share of its work, 0..1. */
export type ReplayState<Answer> =
  { readonly state: 'running'; readonly done: number } | { readonly state: 'failed' } | { readonly state: 'done'; readonly answer: Answer };

/** How far a replay with a change is. */
export type WhatIfState = ReplayState<WhatIfAnswer>;

/** Replays days with a change; the station keeps the last few of them for a while. */
export interface WhatIfs {
  /** The id of the replay. */
  begin(asked: WhatIfAsked, token: SessionToken): Promise<CallResult<string>>;
  /** Refused where it is not known any more. */
  read(id: string, token: SessionToken, waiting?: Waiting): Promise<CallResult<WhatIfState>>;
  /** Ends it; one that is done is forgotten. */
  cancel(id: string, token: SessionToken): Promise<OrderResult>;
}
