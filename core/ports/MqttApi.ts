import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { DoorProblem, DoorState } from './field/FieldDoor.ts';
import type { SessionToken } from './SessionToken.ts';

/** How the station and its broker are. */
export interface MqttReport {
  /** `off` where it is switched off. */
  readonly state: DoorState | 'off';
  /** What was wrong last; undefined when nothing is. */
  readonly problem: DoorProblem | undefined;
  /** When that was; undefined when nothing is wrong. */
  readonly problemMs: number | undefined;
  /** When the broker took something last; undefined since the start for never. */
  readonly saidMs: number | undefined;
  /** Fault events that wait for the broker. */
  readonly waitingEvents: number;
  /** Fault events that were given up because too many waited, or for too long. */
  readonly lostEvents: number;
}

/** What a test of the saved settings came to. */
export interface MqttTrial {
  readonly isConnected: boolean;
  /** Undefined when it connected. */
  readonly problem: DoorProblem | undefined;
}

/** The broker that is shown the plant, for who may write. */
export interface MqttApi {
  report(token: SessionToken, waiting?: Waiting): Promise<CallResult<MqttReport>>;
  /** Connects with the saved settings, whether it is switched on or not, and hangs up; says nothing. */
  try(token: SessionToken, waiting?: Waiting): Promise<CallResult<MqttTrial>>;
}
