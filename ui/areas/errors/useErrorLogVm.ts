import { useState } from 'react';
import { useLocation } from 'react-router';
import { ports, stores, useService } from '../../di/index.ts';
import { useSourceName } from '../../station/index.ts';
import { ErrorLogVm } from './errorLog.vm.ts';
import { viewOfSearch } from './useLogAddress.ts';

/** The error log as the address narrows it. Only inside an observer. */
export function useErrorLogVm(): ErrorLogVm {
  const { search } = useLocation();
  const sourceName = useSourceName();
  const errorLog = useService(ports.errorLog);
  const clock = useService(ports.clock);
  const session = useService(stores.session);
  const plant = useService(stores.plant);
  const machines = useService(stores.machines);
  const faultTexts = useService(stores.faultTexts);
  const preferences = useService(stores.preferences);
  const settings = useService(stores.settings);
  const [vm] = useState(() => {
    const made = new ErrorLogVm({ errorLog, clock, session, plant, machines, faultTexts, preferences, settings, sourceName });
    made.show(viewOfSearch(search));
    return made;
  });
  return vm;
}
