import { type PlantState, withRemainingHours } from '../../core/plant/index.ts';
import type { PlantSource } from '../../core/ports/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import type { Pace } from '../clock/Pace.ts';
import { nextSample, samplePeriodMs } from './advanceTo.ts';
import { plantSample } from './plantSample.ts';
import { restorePlant, type SimulatedPlant } from './restorePlant.ts';

export interface SimulatedSourceParts {
  readonly plant: SimulatedPlant;
  readonly state: PlantState;
  /** Keeps the plant for the next start. */
  readonly save: (state: PlantState) => void;
  readonly pace: Pace;
}

const saveEveryMs = msPerMinute;
/** A stall up to this long is made up for sample by sample; after a longer one the samples between are missing. */
const longestStallMs = msPerMinute;
/** A fast plant takes several samples at once rather than the machine's whole time. */
const minPauseMs = 50;

/** A simulated plant, one sample at every even second of its clock. */
export function simulatedSource({ plant, state: first, save, pace: { clock, speed } }: SimulatedSourceParts): PlantSource {
  let state = first;
  let savedMs = first.atMs;
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  /** What was set while a long stall was made up for. */
  let sinceRestore: readonly ((state: PlantState) => PlantState)[] = [];

  const saveNow = () => {
    savedMs = state.atMs;
    save(state);
  };

  const run = async (onSample: Parameters<PlantSource['start']>[0]) => {
    const stallMs = clock.nowMs() - state.atMs;
    if (Math.abs(stallMs) > longestStallMs * speed) {
      sinceRestore = [];
      const restored = await restorePlant(plant, state, clock);
      state = sinceRestore.reduce((to, change) => change(to), restored);
    }
    sinceRestore = [];
    while (running && state.atMs + samplePeriodMs <= clock.nowMs()) {
      state = nextSample(plant.config, state);
      onSample(plantSample(plant.config, state));
    }
    if (!running) return;
    if (Math.abs(state.atMs - savedMs) >= saveEveryMs * speed) saveNow();
    const pauseMs = (state.atMs + samplePeriodMs - clock.nowMs()) / speed;
    timer = setTimeout(() => void run(onSample), Math.max(speed === 1 ? 0 : minPauseMs, pauseMs));
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
    setRemaining(item, remainingH) {
      const change = (to: PlantState) => withRemainingHours(plant.config, to, item, remainingH);
      const changed = change(state);
      if (changed === undefined) return false;
      state = changed;
      sinceRestore = [...sinceRestore, (to) => change(to) ?? to];
      saveNow();
      return true;
    },
  };
}
