import type { PlantConfig } from '../model/PlantConfig.ts';
import type { PlantState } from '../model/PlantState.ts';

/**
 * A state that goes on under a list of events that may be another than it was made with: of events at the same places those that were on still are,
 * one that is new begins with the next step.
 */
export function underEvents({ events }: Pick<PlantConfig, 'events'>, state: PlantState): PlantState {
  const on = events.map((_, i) => state.schedule.on[i] ?? false);
  return { ...state, schedule: { on, validUntilMs: state.atMs } };
}
