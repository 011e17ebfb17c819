import { useEffect, useState } from 'react';
import { ports, stores, useService } from '../../../di/index.ts';
import { DevelopmentVm } from './development.vm.ts';

/** The development since the reset, kept fresh while the component is on the page. Only inside an observer. */
export function useDevelopment(): DevelopmentVm {
  const parts = {
    statistics: useService(ports.statistics),
    session: useService(stores.session),
    settings: useService(stores.settings),
    plant: useService(stores.plant),
    log: useService(ports.log),
  };
  const [vm] = useState(() => new DevelopmentVm(parts));
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
