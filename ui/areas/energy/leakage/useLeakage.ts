import { useEffect, useLayoutEffect, useState } from 'react';
import { useAskedRange } from '../../../dates/index.ts';
import { ports, stores, useLeakages, useService } from '../../../di/index.ts';
import { LeakageVm } from './leakage.vm.ts';

/** What leaks by the days that the address asks for. Only inside an observer. */
export function useLeakage(): LeakageVm {
  const parts = {
    leakages: useLeakages(),
    clock: useService(ports.clock),
    log: useService(ports.log),
    session: useService(stores.session),
    settings: useService(stores.settings),
    plant: useService(stores.plant),
  };
  const days = useAskedRange();
  const [vm] = useState(() => new LeakageVm(parts));
  useLayoutEffect(() => vm.choose(days), [vm, days]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
