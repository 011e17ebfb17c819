import { advancePlant, type PlantConfig, type PlantState } from '../../core/plant/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';

export const samplePeriodMs = 2000;
const samplePeriodS = samplePeriodMs / 1000;

export const nextSample = (config: PlantConfig, state: PlantState): PlantState => advancePlant(config, state, samplePeriodS);

/** Samples after this many let others take their turn. */
const samplesATurn = 500;

/** The plant at each sample up to `untilMs()`, which may move on meanwhile; ends early when the signal is given. */
export async function* advanceTo(
  config: PlantConfig,
  from: PlantState,
  untilMs: () => number,
  signal?: AbortSignal,
): AsyncGenerator<readonly PlantState[]> {
  let state = from;
  while (state.atMs + samplePeriodMs <= untilMs() && !signal?.aborted) {
    const states: PlantState[] = [];
    while (states.length < samplesATurn && state.atMs + samplePeriodMs <= untilMs()) {
      state = nextSample(config, state);
      states.push(state);
    }
    yield states;
    await nextTurn();
  }
}
