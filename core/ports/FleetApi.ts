import type { CallResult, OrderResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { DoorProblem } from './field/FieldDoor.ts';
import type { SessionToken } from './SessionToken.ts';

/** Why a call to the fleet did not succeed: `unknown` is a token or code that the fleet does not know, `busy` a fleet that can't take it now. */
export type FleetProblem = DoorProblem | 'unknown' | 'busy';

/** How a station and its fleet are. */
export interface FleetReport {
  /** `off`: no address; `apart`: no token; `waiting`: the last call failed, and there will be another; `unknown`: the fleet does not know the token. */
  readonly state: 'off' | 'apart' | 'connecting' | 'connected' | 'waiting' | 'unknown';
  /** What the fleet calls the station; undefined before it has joined. */
  readonly station: string | undefined;
  /** What was wrong last; undefined when nothing is. */
  readonly problem: FleetProblem | undefined;
  /** When that was; undefined when nothing is wrong. */
  readonly problemMs: number | undefined;
  /** When the fleet answered last; undefined since the start for never. */
  readonly exchangedMs: number | undefined;
  /** Finished days that the station has for the fleet. */
  readonly finishedDays: number;
  /** Day records that have arrived since the start. */
  readonly sentDays: number;
  /** Newest first; without a reason where the fleet took it, but made another digest of it. */
  readonly refusedDays: readonly { readonly day: string; readonly reason: string | undefined }[];
  /** Codes of what the fleet says is wrong with the way to it. */
  readonly findings: readonly string[];
}

/** What joining came to. */
export interface FleetJoin {
  readonly hasJoined: boolean;
  /** Undefined when it has. */
  readonly problem: FleetProblem | undefined;
}

/** The station's fleet, for who may write. */
export interface FleetApi {
  report(token: SessionToken, waiting?: Waiting): Promise<CallResult<FleetReport>>;
  /** Joins the fleet of the saved address with a code of it. */
  join(code: string, token: SessionToken): Promise<CallResult<FleetJoin>>;
  /** Forgets the token; what was sent stays at the fleet. */
  leave(token: SessionToken): Promise<OrderResult>;
}
