import { setTimeout } from 'node:timers/promises';
import type { StopSignal } from '../../core/ports/index.ts';

/** Waits, at most until the signal is given; never throws. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const systemPause: Pause = async (ms, signal) => {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
};

/** Gives what a task gives, or `late` after a time; the task's signal is given when it is late, or when nobody wants it any more. */
export async function within<Result, Late>(
  ms: number,
  late: Late,
  { pause, signal }: { readonly pause: Pause; readonly signal: StopSignal },
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | Late> {
  const over = new AbortController();
  const giveUp = () => over.abort();
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  const done = new AbortController();
  const limit = pause(ms, done.signal).then((): Late => {
    if (!done.signal.aborted) giveUp();
    return late;
  });
  try {
    return await Promise.race([task(over.signal), limit]);
  } finally {
    signal.removeEventListener('abort', giveUp);
    done.abort();
  }
}
