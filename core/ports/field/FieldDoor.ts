import type { DeviceReadings } from '../../field/index.ts';

/** How a connection is: `silent` where it is open but none of its devices answers. */
export type DoorState = 'connecting' | 'connected' | 'silent' | 'unreachable' | 'closed';

/** What is known of a connection. */
export interface DoorReport {
  readonly state: DoorState;
  /** In plain words of the operating system or the protocol; undefined when nothing is wrong. */
  readonly reason: string | undefined;
  /** What one round over all devices took last; undefined before the first, or where values come by themselves. */
  readonly cycleMs: number | undefined;
  readonly reconnects: number;
}

/** One connection with its devices, however they speak. It comes back by itself, and it can only read. */
export interface FieldDoor {
  /** Calls back with what a device said, only what is new. */
  start(take: (deviceId: string, readings: DeviceReadings) => void): void;
  report(): DoorReport;
  close(): Promise<void>;
}
