export { advancePlant } from './advancePlant.ts';
export { demoPlant } from './demoPlant.ts';
export type { MachineKindName } from './machineKinds.ts';
export type { AmbientConfig, DemandConfig, DemandPoint, MachineConfig, PlantConfig } from './PlantConfig.ts';
export { plantFlows, type PlantFlows } from './plantFlows.ts';
export { plantSnapshot } from './plantSnapshot.ts';
export type { AirLedger, MachineMode, MachineState, PlantClock, PlantState } from './PlantState.ts';
export { storedAirM3 } from './receiver.ts';
export { startPlant } from './startPlant.ts';
