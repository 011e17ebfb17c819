import { useEffect, useLayoutEffect, useState } from 'react';
import { useAskedRange } from '../../../dates/index.ts';
import { ports, stores, useService, useWhatIfs } from '../../../di/index.ts';
import { WhatIfVm } from './whatIf.vm.ts';

/** A change of the plant, tried on the days that the address asks for. Only inside an observer. */
export function useWhatIf(): WhatIfVm {
  const parts = {
    whatIfs: useWhatIfs(),
    clock: useService(ports.clock),
    log: useService(ports.log),
    session: useService(stores.session),
    settings: useService(stores.settings),
    plant: useService(stores.plant),
  };
  const days = useAskedRange();
  const [vm] = useState(() => new WhatIfVm(parts));
  useLayoutEffect(() => vm.choose(days), [vm, days]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
