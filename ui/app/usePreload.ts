import { useEffect } from 'react';
import { stores, useService } from '../di/index.ts';

const quietMs = 3000;
/** Between two chunks, so that the page answers meanwhile. */
const pauseMs = 200;

/** Loads the code of pages once values have arrived, one chunk after another, so that they open at once and without a connection too. Only inside an observer. */
export function usePreload(chunks: readonly (() => Promise<unknown>)[]): void {
  const isLive = useService(stores.plant).connection === 'connected';
  useEffect(() => {
    if (!isLive) return;
    let timer = setTimeout(() => void loadFrom(0), quietMs);
    let isLeft = false;
    const loadFrom = async (i: number) => {
      await chunks[i]?.().catch(() => undefined);
      if (!isLeft && i + 1 < chunks.length) timer = setTimeout(() => void loadFrom(i + 1), pauseMs);
    };
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isLive, chunks]);
}
