import { useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Statistic } from '../../../../core/statistics/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { useAvailableDays, useToday } from '../dates/index.ts';
import { rangeFromQuery } from './model/rangeQuery.ts';
import { StatisticVm } from './statistic.vm.ts';

/** The statistic of the range that the address asks for, kept fresh while the component is on the page. Only inside an observer. */
export function useStatistic(name: Statistic): StatisticVm {
  const available = useAvailableDays();
  const parts = {
    statistics: useService(ports.statistics),
    clock: useService(ports.clock),
    log: useService(ports.log),
    session: useService(stores.session),
    settings: useService(stores.settings),
    machines: useService(stores.machines),
    plant: useService(stores.plant),
    available,
  };
  const [query] = useSearchParams();
  const range = rangeFromQuery(query, useToday());
  const [vm] = useState(() => new StatisticVm(parts, name));
  const [from, until] = [range?.from, range?.until];

  useLayoutEffect(() => vm.show(name, from !== undefined && until !== undefined ? { from, until } : undefined), [vm, name, from, until]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
