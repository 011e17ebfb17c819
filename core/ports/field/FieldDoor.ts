import type { DeviceReadings } from '../../field/index.ts';
import type { LineProblem } from './ModbusLine.ts';

/** How a connection is: `silent` where it is open but none of its devices answers. */
export type DoorState = 'connecting' | 'connected' | 'silent' | 'unreachable' | 'closed';

/** Why a connection is not as it should be. */
export type DoorProblem =
  | LineProblem
  /** The name or the password is not accepted. */
  | 'loginRefused'
  /** The certificate is not trusted. */
  | 'notTrusted'
  /** The gateway or port is in use with other settings. */
  | 'inUse'
  /** It answers, but not as this kind of controller does. */
  | 'notUnderstood';

/** What is known of a connection. */
export interface DoorReport {
  readonly state: DoorState;
  /** Undefined when nothing is wrong. */
  readonly problem: DoorProblem | undefined;
  /** What one round over all devices took last; undefined before the first, or where values come by themselves. */
  readonly cycleMs: number | undefined;
  /** Connections made after the first. */
  readonly reconnects: number;
  /** Ids of devices that identify themselves as another version than before; they are not read. */
  readonly changed: readonly string[];
}

/** One connection with its devices, however they speak. It comes back by itself, and it can only read. */
export interface FieldDoor {
  /** Calls back with what a device said, only what is new. */
  start(take: (deviceId: string, readings: DeviceReadings) => void): void;
  report(): DoorReport;
  close(): Promise<void>;
}
