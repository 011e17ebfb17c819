export { advancePlant } from './model/advancePlant.ts';
export { demoPlant } from './demo/demoPlant.ts';
export { type FaultKind, machineFaultKinds, type MachineFaultName, masterFaultKinds, type MasterFaultName } from './events/faultKinds.ts';
export type { MachineHeat } from './model/machineHeatKW.ts';
export type { MachineKindName } from './model/machineKinds.ts';
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
} from './model/PlantConfig.ts';
export type { DayProfile, EventEffect, EventTime, MasterSensor, PlantEvent, Weekday } from './events/PlantEvent.ts';
export { plantFaults } from './model/plantFaults.ts';
export type { PlantFlows } from './model/plantFlows.ts';
export { plantMaintenance, withRemainingHours } from './model/plantMaintenance.ts';
export { plantSnapshot } from './model/plantSnapshot.ts';
export type { AirLedger, MachineMode, MachineState, PlantState } from './model/PlantState.ts';
export type { Scenario } from './model/plantStates.ts';
export { freeAirBar } from './model/receiver.ts';
export { startPlant } from './model/startPlant.ts';
export { underEvents } from './model/underEvents.ts';
export { withReadings } from './model/withReadings.ts';
export type { EventSchedule } from './events/eventSchedule.ts';
export type { PlantClock } from './plantClock.ts';
