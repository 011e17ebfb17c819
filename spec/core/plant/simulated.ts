import { advancePlant, demoPlant, type PlantConfig, type PlantState, type SensorConfig, startPlant } from '../../../core/plant/index.ts';
import { expectBalanced } from './expectBalanced.ts';

/** Sensors without error. */
export const exactSensors: SensorConfig = { pressureShare: 0, flowShare: 0, powerShare: 0, temperatureK: 0 };

/** The demo's plant with exact sensors, and nothing happens to it. */
export const quietPlant: PlantConfig = { ...demoPlant, sensors: exactSensors, events: [] };

export interface Run {
  readonly config?: PlantConfig;
  readonly seed?: number;
  readonly from: string | number;
  readonly hours: number;
  readonly stepS?: number;
}

/** Each state of a run, from its start to its end; the run must balance. */
export function* simulated({ config = demoPlant, seed = 1, from, hours, stepS = 2 }: Run): Generator<PlantState, void> {
  const first = startPlant(config, { seed, atMs: new Date(from).getTime() });
  const steps = Math.round((hours * 3600) / stepS);
  let state = first;
  yield state;
  for (let i = 0; i < steps; i++) {
    state = advancePlant(config, state, stepS);
    yield state;
  }
  expectBalanced(config, first, state);
}

/** The state that a run ends in. */
export function after(run: Run): PlantState {
  let last: PlantState | undefined;
  for (const state of simulated(run)) last = state;
  return last!;
}
