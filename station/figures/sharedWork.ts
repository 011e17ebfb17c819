import { unlessAborted } from '../../server/process/unlessAborted.ts';

/** Work that is done once for all who ask for it meanwhile. */
export interface SharedWork<T> {
  /** The result of the work under way by that name, or of new work; rejects with the signal's reason when it is given. */
  join(name: string, work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>;
}

interface Running<T> {
  readonly result: Promise<T>;
  readonly stop: AbortController;
  waiting: number;
}

/** Work is stopped when nobody waits for it any more. */
export function sharedWork<T>(): SharedWork<T> {
  const running = new Map<string, Running<T>>();

  const begin = (name: string, work: (signal: AbortSignal) => Promise<T>): Running<T> => {
    const stop = new AbortController();
    const begun: Running<T> = { result: work(stop.signal), stop, waiting: 0 };
    begun.result.catch(() => undefined);
    running.set(name, begun);
    return begun;
  };

  return {
    async join(name, work, signal) {
      signal.throwIfAborted();
      const of = running.get(name) ?? begin(name, work);
      of.waiting++;
      try {
        return await unlessAborted(of.result, signal);
      } finally {
        of.waiting--;
        if (of.waiting === 0) {
          if (running.get(name) === of) running.delete(name);
          of.stop.abort();
        }
      }
    },
  };
}
