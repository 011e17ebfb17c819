import { advancePlant, demoPlant, startPlant, withRemainingHours } from '../../core/plant/index.ts';
import type { PlantSample, PlantSource } from '../../core/ports/index.ts';
import { plantSample } from '../../station/sources/plantSample.ts';

/** A plant that moves on only on command. */
export interface ManualSource extends PlantSource {
  /** Two seconds later, with something of it changed. */
  push(change?: Partial<PlantSample>): PlantSample;
}

export function manualSource(startMs: number): ManualSource {
  let state = startPlant(demoPlant, { seed: 7, atMs: startMs - 2000 });
  let listener: ((sample: PlantSample) => void) | undefined;
  return {
    start(onSample) {
      listener = onSample;
    },
    stop() {
      listener = undefined;
    },
    setRemaining(item, remainingH) {
      const changed = withRemainingHours(demoPlant, state, item, remainingH);
      state = changed ?? state;
      return changed !== undefined;
    },
    push(change) {
      state = advancePlant(demoPlant, state, 2);
      const sample = { ...plantSample(demoPlant, state), ...change };
      listener?.(sample);
      return sample;
    },
  };
}
