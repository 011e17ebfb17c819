import { setImmediate } from 'node:timers/promises';

/** Lets everything else that waits take its turn. */
export const nextTurn = (): Promise<void> => setImmediate();
