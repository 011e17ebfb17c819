import { useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ports, stores, useService } from '../../../di/index.ts';
import { useAvailableDays, useToday } from '../../analysis/dates/index.ts';
import { rangeFromQuery } from '../../analysis/statistics/model/rangeQuery.ts';
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
  const [query] = useSearchParams();
  const range = rangeFromQuery(query, useToday());
  const [vm] = useState(() => new BalanceVm(parts));
  const [from, until] = [range?.from, range?.until];

  useLayoutEffect(() => vm.choose(from !== undefined && until !== undefined ? { from, until } : undefined), [vm, from, until]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
