export {
  type AirBalance,
  airBalanceOf,
  type AirDay,
  type AirFinding,
  type MachineAir,
  type NoAirReason,
  noAirReasons,
} from './airBalance.ts';
export { joinedEvidence, type MachineEvidence, machineEvidenceOf, type MachinesEvidence } from './machineEvidence.ts';
export { type DriftLevel, driftPicture, type DriftPicture } from './driftPicture.ts';
export { driftCost, machineSign, type MachineSign, type RisenMachines, risenMachines } from './machineSigns.ts';
export type { DriftChange, DriftDay, MachineDrift } from './machineDrift.ts';
export { type MachineFinding, machineMethods, type NoMachineReason, noMachineReasons } from './MachineFinding.ts';
export { type LoadPoint, loadSums, type MachineReport, machinesOf, type MachinesPicture, type MachinesQuestion } from './machinesOf.ts';
export type { SheetDeviation } from './sheetDeviation.ts';
export { sheetCurve, type SheetCurvePoint, sheetSpecificPower } from './sheetPower.ts';
export { sheetTolerances } from './sheetTolerances.ts';
