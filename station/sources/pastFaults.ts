import { type PlantConfig, plantFaults, plantSnapshot, type PlantState } from '../../core/plant/index.ts';
import type { FaultHistory } from '../faults/faultHistory.ts';

/** Says a history of the faults of past states, in their order; only of those where the faults change. */
export function pastFaults(config: PlantConfig, history: Pick<FaultHistory, 'take'>): (states: readonly PlantState[]) => void {
  let before = '';
  return (states) => {
    for (const state of states) {
      const faults = plantFaults(config, state);
      const now = faults.map(({ source, bitIndex }) => `${source}:${bitIndex}`).join(' ');
      if (now !== before) history.take({ ...plantSnapshot(config, state), faults });
      before = now;
    }
  };
}
