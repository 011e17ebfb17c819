import { useEffect, useLayoutEffect, useState } from 'react';
import { ports, stores, useService } from '../../../di/index.ts';
import { useAskedRange, useAvailableDays } from '../../../dates/index.ts';
import { BalanceVm } from './balance.vm.ts';

/** The balance of the range that the address asks for. Only inside an observer. */
export function useBalance(): BalanceVm {
  const available = useAvailableDays();
  const parts = {
    balances: useService(ports.balances),
    clock: useService(ports.clock),
    log: useService(ports.log),
    session: useService(stores.session),
    settings: useService(stores.settings),
    station: useService(stores.station),
    plant: useService(stores.plant),
    available,
  };
  const range = useAskedRange();
  const [vm] = useState(() => new BalanceVm(parts));

  useLayoutEffect(() => vm.choose(range), [vm, range]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
