import { useEffect, useLayoutEffect, useState } from 'react';
import type { Statistic } from '../../../../core/statistics/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { useAskedRange, useAvailableDays } from '../../../dates/index.ts';
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
  const range = useAskedRange();
  const [vm] = useState(() => new StatisticVm(parts, name));

  useLayoutEffect(() => vm.show(name, range), [vm, name, range]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
