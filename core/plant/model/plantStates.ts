import { msPerSecond } from '../../time/index.ts';
import { advancePlant } from './advancePlant.ts';
import type { PlantConfig } from './PlantConfig.ts';
import type { PlantState } from './PlantState.ts';
import { startPlant } from './startPlant.ts';

/** A plant with all that happens to it, over a time; the same scenario always takes the same course. */
export interface Scenario {
  readonly config: PlantConfig;
  /** Integer. */
  readonly seed: number;
  readonly fromMs: number;
  readonly untilMs: number;
  /** 1..10 */
  readonly stepS: number;
}

/** Each state of a scenario, from its start as long as it isn't past the end; only the first for a reversed range or a step that isn't above 0. */
export function* plantStates({ config, seed, fromMs, untilMs, stepS }: Scenario): Generator<PlantState, void> {
  let state = startPlant(config, { seed, atMs: fromMs });
  yield state;
  while (stepS > 0 && state.atMs + stepS * msPerSecond <= untilMs) {
    state = advancePlant(config, state, stepS);
    yield state;
  }
}
