import type { StationSnapshot } from '../../core/master/index.ts';
import { advancePlant, demoPlant, plantSnapshot, startPlant } from '../../core/plant/index.ts';
import type { PlantSource } from '../../core/ports/index.ts';

/** A plant that moves on only when told to. */
export interface ManualSource extends PlantSource {
  /** Two seconds later. */
  push(): StationSnapshot;
}

export function manualSource(startMs: number): ManualSource {
  let state = startPlant(demoPlant, { seed: 7, atMs: startMs - 2000 });
  let listener: ((snapshot: StationSnapshot) => void) | undefined;
  return {
    start(onSample) {
      listener = onSample;
    },
    stop() {
      listener = undefined;
    },
    push() {
      state = advancePlant(demoPlant, state, 2);
      const snapshot = plantSnapshot(demoPlant, state);
      listener?.(snapshot);
      return snapshot;
    },
  };
}
