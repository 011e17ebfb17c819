import { setTimeout } from 'node:timers/promises';

/** Waits, at most until the signal is given; never throws. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const pause: Pause = async (ms, signal) => {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
};
