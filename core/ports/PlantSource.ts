import type { StationSnapshot } from '../master/index.ts';

/** Where a station's values come from: a simulated plant, a recording, a field bus. */
export interface PlantSource {
  /** Calls back with each sample until stopped. */
  start(onSample: (snapshot: StationSnapshot) => void): void;
  stop(): void;
}
