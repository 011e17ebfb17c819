import { stores, useService } from '../di/index.ts';
import { useMachineName } from './useMachineName.ts';

/** The name of the machine in a slot, 1..10. Only inside an observer. */
export function useSlotName(): (slot: number) => string {
  const machines = useService(stores.machines);
  const machineName = useMachineName();
  return (slot) => machineName({ slot, name: machines.inSlot(slot)?.name });
}
