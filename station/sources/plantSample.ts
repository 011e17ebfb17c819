import { type PlantConfig, plantFaults, plantMaintenance, plantSnapshot, type PlantState } from '../../core/plant/index.ts';
import type { PlantSample } from '../../core/ports/index.ts';

/** What the control of the simulated plant reports. */
export function plantSample(config: PlantConfig, state: PlantState): PlantSample {
  return { ...plantSnapshot(config, state), faults: plantFaults(config, state), maintenance: plantMaintenance(config, state) };
}
