export {
  type AirBalance,
  airBalanceOf,
  type AirDay,
  type AirFinding,
  type MachineAir,
  type NoAirReason,
  noAirReasons,
} from './airBalance.ts';
export { type MachineDay, machineDaysOf } from './machineDays.ts';
export { type MachineEvidence, machineEvidenceOf } from './machineEvidence.ts';
export type { MachineFinding, NoMachineReason } from './MachineFinding.ts';
export { type MachineReport, machinesOf } from './machinesOf.ts';
export { sheetTolerances } from './sheetTolerances.ts';
