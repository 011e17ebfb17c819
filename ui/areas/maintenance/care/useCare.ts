import { useEffect } from 'react';
import { stores, token, useAreaService, useServiceApi } from '../../../di/index.ts';
import { CareVm } from './care.vm.ts';

const care = token<CareVm>('CareVm');

/** Closed services and dates, kept fresh while the page is shown. */
export function useCare(): CareVm {
  const services = useServiceApi();
  const vm = useAreaService(
    care,
    (get) =>
      new CareVm({
        services,
        listed: get(stores.services),
        runningHours: get(stores.runningHours),
        session: get(stores.session),
        settings: get(stores.settings),
      }),
  );
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
