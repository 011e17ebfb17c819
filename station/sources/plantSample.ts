import { type PlantConfig, plantFaults, plantMaintenance, plantSnapshot, type PlantState, withReadings } from '../../core/plant/index.ts';
import type { PlantSample } from '../../core/ports/index.ts';

/** What the control of the simulated plant reports. */
export function plantSample(config: PlantConfig, state: PlantState): PlantSample {
  const snapshot = plantSnapshot(config, state);
  return {
    ...snapshot,
    faults: withReadings(plantFaults(config, state), config, snapshot),
    maintenance: plantMaintenance(config, state),
  };
}
