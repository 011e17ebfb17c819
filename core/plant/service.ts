import type { MachineConfig } from './PlantConfig.ts';
import type { MachineState } from './PlantState.ts';

/** Overdue running time after which the service engineer comes, for all machines that are due. */
const visitAfterS = 150 * 3600;

export function isServiceDue({ serviceLeftS }: MachineState): boolean {
  return serviceLeftS <= 0;
}

/** Machines after a visit when one is long overdue or a second one falls due; so at most one is due at a time. */
export function serviced(configs: readonly MachineConfig[], machines: readonly MachineState[]): readonly MachineState[] {
  let due = 0;
  let longOverdue = false;
  for (const machine of machines) {
    if (isServiceDue(machine)) due++;
    if (machine.serviceLeftS < -visitAfterS) longOverdue = true;
  }
  if (due < 2 && !longOverdue) return machines;
  return machines.map((machine, i) =>
    isServiceDue(machine) ? { ...machine, serviceLeftS: configs[i]!.serviceIntervalH * 3600 } : machine,
  );
}
