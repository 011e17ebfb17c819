import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { DoorProblem } from './field/FieldDoor.ts';
import type { SessionToken } from './SessionToken.ts';

/** Why an event did not arrive. */
export interface WebhookProblem {
  /** `rejected`: it answered, but not that it took the event; `redirected`: it names another address, which is not followed. */
  readonly code: DoorProblem | 'rejected' | 'redirected';
  /** Status of the answer; undefined where there was none. */
  readonly status: number | undefined;
}

/** How the receiver of fault events is. */
export interface WebhookReport {
  /** `waiting`: the last call failed, and there will be another; `noKey`: there is nothing yet to sign with. */
  readonly state: 'off' | 'noKey' | 'ready' | 'waiting';
  /** What was wrong last; undefined when nothing is. */
  readonly problem: WebhookProblem | undefined;
  /** When that was; undefined when nothing is wrong. */
  readonly problemMs: number | undefined;
  /** When an event arrived last; undefined since the start for never. */
  readonly saidMs: number | undefined;
  readonly waitingEvents: number;
  /** Events that were given up because too many waited, or for too long. */
  readonly lostEvents: number;
}

/** What a test of the saved settings came to. */
export interface WebhookTrial {
  readonly hasArrived: boolean;
  /** Undefined when it arrived. */
  readonly problem: WebhookProblem | undefined;
}

/** The receiver of fault events, for who may write. */
export interface WebhookApi {
  report(token: SessionToken, waiting?: Waiting): Promise<CallResult<WebhookReport>>;
  /** Sends an event of the type `test` with the saved settings, whether it is switched on or not. */
  try(token: SessionToken, waiting?: Waiting): Promise<CallResult<WebhookTrial>>;
}
