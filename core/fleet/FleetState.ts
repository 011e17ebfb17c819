import type { FaultSource } from '../faults/index.ts';

/** What a station says of this moment to the fleet; a missing value is undefined. */
export interface FleetState {
  /** By the station's clock. */
  readonly atMs: number;
  readonly pressureBar: number | undefined;
  readonly volumeFlowM3min: number | undefined;
  readonly deliveryM3min: number | undefined;
  readonly powerKW: number | undefined;
  /** Status word of the master; see masterState. */
  readonly masterStatus: number | undefined;
  /** Slot 1 first. */
  readonly machines: readonly FleetMachineState[];
  /** Active now: they come from here, never from events. */
  readonly faults: readonly FleetFault[];
  readonly isCardFailing: boolean;
  readonly isMailFailing: boolean;
  /** Since the plant's midnight. */
  readonly todayKWh: number | undefined;
  readonly todayM3: number | undefined;
}

/** What a station says of a compressor; a missing value is undefined. */
export interface FleetMachineState {
  /** Status word; see compressorState. */
  readonly status: number | undefined;
  readonly powerKW: number | undefined;
  readonly deliveryM3min: number | undefined;
  readonly temperatureDegC: number | undefined;
}

/** Which fault of which source. */
export interface FleetFault {
  readonly source: FaultSource;
  readonly bitIndex: number;
}

/** A fault that came; of one station, its four parts name it: the same event that arrives twice is one. */
export interface FleetEvent extends FleetFault {
  /** By the station's clock. */
  readonly atMs: number;
}
