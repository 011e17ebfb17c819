import { useEffect } from 'react';
import { stores, useService } from '../di/index.ts';

const quietMs = 3000;

/** Loads the code of pages once values have arrived, so that they open at once and without a connection too. Only inside an observer. */
export function usePreload(chunks: readonly (() => Promise<unknown>)[]): void {
  const isLive = useService(stores.plant).connection === 'connected';
  useEffect(() => {
    if (!isLive) return;
    const timer = setTimeout(() => {
      for (const load of chunks) load().catch(() => undefined);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isLive, chunks]);
}
