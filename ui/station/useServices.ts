import { useEffect } from 'react';
import { stores, useService } from '../di/index.ts';
import type { ServicesStore } from '../stores/index.ts';

/** The services of the station; their expected dates are kept fresh while the page is shown. */
export function useServices(): ServicesStore {
  const runningHours = useService(stores.runningHours);
  useEffect(() => runningHours.follow(), [runningHours]);
  return useService(stores.services);
}
