export { advancePlant } from './advancePlant.ts';
export { demoPlant } from './demoPlant.ts';
export { type FaultKind, machineFaultKinds, type MachineFaultName, masterFaultKinds, type MasterFaultName } from './faultKinds.ts';
export { type MachineHeat, machineHeatKW } from './machineHeatKW.ts';
export type { MachineKindName } from './machineKinds.ts';
export type {
  AmbientConfig,
  DemandConfig,
  DemandPoint,
  MachineConfig,
  MaintenanceConfig,
  PlantConfig,
  SensorConfig,
  SequencerConfig,
  ServiceConfig,
} from './PlantConfig.ts';
export type { DayProfile, EventEffect, EventTime, MasterSensor, PlantEvent, Weekday } from './PlantEvent.ts';
export { plantFaults } from './plantFaults.ts';
export { plantFlows, type PlantFlows } from './plantFlows.ts';
export { plantMaintenance } from './plantMaintenance.ts';
export { plantSnapshot } from './plantSnapshot.ts';
export type { AirLedger, EventSchedule, MachineMode, MachineState, PlantClock, PlantState } from './PlantState.ts';
export { plantStates, type Scenario } from './plantStates.ts';
export { storedAirM3 } from './receiver.ts';
export { exactSensors } from './sensors.ts';
export { startPlant } from './startPlant.ts';
export { underEvents } from './underEvents.ts';
