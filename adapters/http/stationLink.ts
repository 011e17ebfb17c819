import type { Log } from '../../core/ports/index.ts';
import { type CallLimits, callLimits } from './callLimits.ts';
import { type Answered, exchange, type OutgoingCall, type Unanswered } from './exchange.ts';

/** The way to the station that all adapters of a page share. */
export interface StationLink {
  /** Makes a call; never rejects. */
  exchange(call: OutgoingCall): Promise<Answered | Unanswered>;
  /** The station does not accept a token any more. */
  refuseToken(token: string): void;
  readonly log: Log;
}

export interface StationLinkParts {
  readonly log: Log;
  /** Empty for the dashboard's own. */
  readonly origin?: string;
  /** Is notified of each token that a call was refused for, also when its page has forgotten to ask. */
  readonly onUnauthorized?: (token: string) => void;
  /** Instead of those of each call. */
  readonly limits?: Partial<CallLimits>;
}

export function stationLink({ log, origin = '', onUnauthorized, limits }: StationLinkParts): StationLink {
  return {
    log,
    exchange: (call) => exchange(origin, call, { ...(call.limits ?? callLimits.usual), ...limits }),
    refuseToken: (token) => onUnauthorized?.(token),
  };
}
