import { useEffect, useLayoutEffect, useState } from 'react';
import { useAskedRange } from '../../../dates/index.ts';
import { ports, stores, useCosts, useService } from '../../../di/index.ts';
import { CostVm } from './cost.vm.ts';

/** What energy cost in the days that the address asks for. Only inside an observer. */
export function useCost(): CostVm {
  const parts = {
    costs: useCosts(),
    clock: useService(ports.clock),
    log: useService(ports.log),
    session: useService(stores.session),
    settings: useService(stores.settings),
    plant: useService(stores.plant),
  };
  const days = useAskedRange();
  const [vm] = useState(() => new CostVm(parts));
  useLayoutEffect(() => vm.choose(days), [vm, days]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
