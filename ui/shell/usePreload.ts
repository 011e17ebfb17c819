import { useEffect } from 'react';
import { stores, useService } from '../di/index.ts';

const quietMs = 3000;

/** Loads a page's code once values have arrived, so that it opens at once and without a connection too. Only inside an observer. */
export function usePreload(load: () => Promise<unknown>): void {
  const isLive = useService(stores.plant).connection === 'connected';
  useEffect(() => {
    if (!isLive) return;
    const timer = setTimeout(() => {
      load().catch(() => undefined);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isLive, load]);
}
