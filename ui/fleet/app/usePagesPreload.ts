import { useEffect } from 'react';
import { lazyFleetPages } from './fleetRoutes.tsx';

const quietMs = 3000;

/** Loads the code of the other pages once the first one is there, so that they open at once. */
export function usePagesPreload(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void (async () => {
        for (const load of lazyFleetPages) await load().catch(() => undefined);
      })();
    }, quietMs);
    return () => clearTimeout(timer);
  }, []);
}
