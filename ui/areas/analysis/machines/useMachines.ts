import { useEffect, useLayoutEffect, useState } from 'react';
import { useAskedRange } from '../../../dates/index.ts';
import { ports, stores, useMachineReports, useService } from '../../../di/index.ts';
import { MachinesVm } from './machines.vm.ts';

/** What the days that the address asks for say of the machines. Only inside an observer. */
export function useMachines(): MachinesVm {
  const parts = {
    machineReports: useMachineReports(),
    clock: useService(ports.clock),
    log: useService(ports.log),
    session: useService(stores.session),
    settings: useService(stores.settings),
    plant: useService(stores.plant),
  };
  const days = useAskedRange();
  const [vm] = useState(() => new MachinesVm(parts));
  useLayoutEffect(() => vm.choose(days), [vm, days]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
