import { type PlantConfig, type PlantState, startPlant } from '../../core/plant/index.ts';
import type { Clock } from '../../core/ports/index.ts';
import { msPerDay, msPerHour } from '../../core/time/index.ts';
import { advanceTo, samplePeriodMs } from './advanceTo.ts';

/** The simulated plant: what it is and where its numbers come from. */
export interface SimulatedPlant {
  readonly config: PlantConfig;
  readonly seed: number;
}

const longestGapMs = 9 * msPerDay;

/** The latest instant that has a sample. */
export const lastSampleMs = (nowMs: number): number => Math.floor(nowMs / samplePeriodMs) * samplePeriodMs;

/** A plant that has been running for an hour. */
export function freshPlant({ config, seed }: SimulatedPlant, nowMs: number): PlantState {
  return startPlant(config, { seed, atMs: lastSampleMs(nowMs - msPerHour) });
}

/** The plant now, as it went on from `left` while nobody looked; a fresh one when that is too long ago, or in the future. */
export async function restorePlant(plant: SimulatedPlant, left: PlantState, clock: Clock, signal?: AbortSignal): Promise<PlantState> {
  const gapMs = clock.nowMs() - left.atMs;
  let state = gapMs >= -samplePeriodMs && gapMs <= longestGapMs ? left : freshPlant(plant, clock.nowMs());
  for await (const states of advanceTo(plant.config, state, () => clock.nowMs(), signal)) state = states.at(-1)!;
  return state;
}
