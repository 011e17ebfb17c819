import type { ActiveFault } from '../../faults/index.ts';
import type { MaintenanceItem } from '../../maintenance/index.ts';
import type { StationSnapshot } from '../../master/index.ts';
import type { Channel } from '../../samples/index.ts';
import type { DeviceModel } from '../DeviceModel.ts';
import type { FieldConfig } from '../FieldConfig.ts';
import type { Heartbeat } from '../quality/heartbeat.ts';
import type { DeviceReadings } from '../Reading.ts';

/** How a plant is wired, with the models of its devices by their id. */
export interface WiredPlant {
  readonly config: FieldConfig;
  readonly models: Readonly<Record<string, DeviceModel>>;
}

/** A device as it is now. */
export interface DeviceNow {
  readonly readings: DeviceReadings;
  /** Undefined where it has none. */
  readonly heartbeat?: Heartbeat | undefined;
  /** What a round over its line took last; undefined before the first, and where values come by themselves. */
  readonly cycleMs: number | undefined;
}

/** The moment of a sample. */
export interface FieldMoment {
  /** Of the station's clock. */
  readonly atMs: number;
  /** Of the steady clock that readings have. */
  readonly nowMs: number;
}

/** What the devices of a plant come to at one moment. */
export interface FieldSample extends StationSnapshot {
  readonly faults: readonly ActiveFault[];
  readonly maintenance: readonly MaintenanceItem[];
  /** Channels whose value was calculated and not measured. */
  readonly estimated: readonly Channel[];
}
