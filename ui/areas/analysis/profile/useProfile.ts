import { useEffect, useLayoutEffect, useState } from 'react';
import type { ProfileSeries } from '../../../../core/loadProfile/index.ts';
import { useAskedRange } from '../../../dates/index.ts';
import { ports, stores, useLoadProfiles, useService } from '../../../di/index.ts';
import { ProfileVm } from './profile.vm.ts';

/** The profile of the range that the address asks for. Only inside an observer. */
export function useProfile(of: ProfileSeries): ProfileVm {
  const parts = {
    profiles: useLoadProfiles(),
    clock: useService(ports.clock),
    session: useService(stores.session),
    settings: useService(stores.settings),
    plant: useService(stores.plant),
  };
  const range = useAskedRange();
  const [vm] = useState(() => new ProfileVm(parts));
  useLayoutEffect(() => vm.show(of, range), [vm, of, range]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
