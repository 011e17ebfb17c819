import type { PlantState } from '../../core/plant/index.ts';
import type { Clock, PlantSource } from '../../core/ports/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import { nextSample, samplePeriodMs } from './advanceTo.ts';
import { plantSample } from './plantSample.ts';
import { restorePlant, type SimulatedPlant } from './restorePlant.ts';

export interface SimulatedSourceParts {
  readonly plant: SimulatedPlant;
  readonly state: PlantState;
  /** Keeps the plant for the next start. */
  readonly save: (state: PlantState) => void;
  readonly clock: Clock;
}

const saveEveryMs = msPerMinute;
/** A stall up to this long is made up for sample by sample; after a longer one the samples between are missing. */
const longestStallMs = msPerMinute;

/** A simulated plant in real time, one sample at every even second. */
export function simulatedSource({ plant, state: first, save, clock }: SimulatedSourceParts): PlantSource {
  let state = first;
  let savedMs = first.atMs;
  let timer: NodeJS.Timeout | undefined;
  let running = false;

  const saveNow = () => {
    savedMs = state.atMs;
    save(state);
  };

  const run = async (onSample: Parameters<PlantSource['start']>[0]) => {
    const stallMs = clock.nowMs() - state.atMs;
    if (Math.abs(stallMs) > longestStallMs) state = await restorePlant(plant, state, clock);
    while (running && state.atMs + samplePeriodMs <= clock.nowMs()) {
      state = nextSample(plant.config, state);
      onSample(plantSample(plant.config, state));
    }
    if (!running) return;
    if (Math.abs(state.atMs - savedMs) >= saveEveryMs) saveNow();
    timer = setTimeout(() => void run(onSample), Math.max(0, state.atMs + samplePeriodMs - clock.nowMs()));
  };

  return {
    start(onSample) {
      running = true;
      onSample(plantSample(plant.config, state));
      void run(onSample);
    },
    stop() {
      if (!running) return;
      running = false;
      clearTimeout(timer);
      saveNow();
    },
  };
}
