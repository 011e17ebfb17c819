import type { FleetAnswer, FleetExchange } from '../../fleet/index.ts';
import type { PlantDay } from '../../time/index.ts';
import type { DoorProblem } from '../field/FieldDoor.ts';
import type { StopSignal } from '../StopSignal.ts';

/** How a call to the fleet ended. Whatever is no answer is nothing lost: the call is made again. */
export type LinkOutcome<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** The token, or the code, is not known. */
  | { readonly kind: 'unknown' }
  /** It can't be taken as it is, and would not be the next time; with the fleet's words. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not now. */
  | { readonly kind: 'busy'; readonly retryAfterS: number }
  | { readonly kind: 'unreachable'; readonly problem: DoorProblem; readonly reason: string };

/** A station that asks for its token. */
export interface EnrolmentCall {
  readonly code: string;
  /** Random name of the station's database. */
  readonly installation: string;
  readonly name: string;
  readonly software: string;
}

/** The way from a station to its fleet; every call is the station's. */
export interface FleetLink {
  enrol(asked: EnrolmentCall, signal: StopSignal): Promise<LinkOutcome<{ readonly station: string; readonly token: string }>>;
  exchange(said: FleetExchange, token: string, signal: StopSignal): Promise<LinkOutcome<FleetAnswer>>;
  /** The digest that the fleet made of what it has committed. */
  putDay(day: PlantDay, packed: Uint8Array, token: string, signal: StopSignal): Promise<LinkOutcome<string>>;
  /** Ends the connections that wait for the next call. */
  close(): void;
}
