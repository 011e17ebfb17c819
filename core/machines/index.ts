export { type MachineDay, machineDaysOf } from './machineDays.ts';
export type { MachineFinding, NoMachineReason } from './MachineFinding.ts';
export { type MachineReport, machinesOf } from './machinesOf.ts';
export { sheetTolerances } from './sheetTolerances.ts';
