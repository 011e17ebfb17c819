import type { ActiveFault } from '../faults/index.ts';
import type { MaintenanceItem } from '../maintenance/index.ts';
import type { Channel } from '../samples/index.ts';
import type { StationSnapshot } from '../master/index.ts';

/** Everything a plant's control says at one moment. */
export interface PlantSample extends StationSnapshot {
  /** That are up. */
  readonly faults: readonly ActiveFault[];
  readonly maintenance: readonly MaintenanceItem[];
  /** Channels whose value was calculated and not measured; none where it is left out. */
  readonly estimated?: readonly Channel[];
}

/** Where a station's values come from: a simulated plant, a recording, a field bus. */
export interface PlantSource {
  /** Calls back with each sample until stopped. */
  start(onSample: (sample: PlantSample) => void): void;
  stop(): void;
  /** Sets what is left until a service; false for an unknown one. Left out by a source that only reads. */
  setRemaining?(item: Pick<MaintenanceItem, 'index' | 'component'>, remainingH: number): boolean;
}
