import { setTimeout as pause } from 'node:timers/promises';
import type { FleetWatches } from '../../core/ports/index.ts';

/** Answers that wait until somebody looks at a station. */
export interface HeldAnswers {
  /** True as soon as somebody looks at the station; false when the time is over, the station has hung up or the fleet ends. */
  isWatched(station: string, withinMs: number, hungUp: AbortSignal): Promise<boolean>;
  close(): void;
}

export function heldAnswers(watches: Pick<FleetWatches, 'onWatch'>): HeldAnswers {
  const closing = new AbortController();
  const waiting = new Map<string, Set<() => void>>();
  const leave = watches.onWatch((station) => {
    for (const wake of waiting.get(station) ?? []) wake();
  });

  return {
    async isWatched(station, withinMs, hungUp) {
      const over = new AbortController();
      const others = waiting.get(station) ?? new Set();
      waiting.set(station, others);
      let wake = (): void => undefined;
      const watched = new Promise<boolean>((resolve) => {
        wake = () => resolve(true);
      });
      others.add(wake);
      const signal = AbortSignal.any([over.signal, hungUp, closing.signal]);
      try {
        const timeout = pause(withinMs, false, { signal }).catch(() => false);
        return await Promise.race([watched, timeout]);
      } finally {
        over.abort();
        others.delete(wake);
        if (others.size === 0) waiting.delete(station);
      }
    },
    close() {
      closing.abort();
      leave();
    },
  };
}
