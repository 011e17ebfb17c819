import type { Clock } from '../../../core/ports/index.ts';
import type { Pause } from '../../../adapters/fieldDoor/index.ts';

/** A clock that jumps from one awaited moment to the next, so that days pass in seconds. */
export interface VirtualTime {
  readonly clock: Clock;
  readonly pause: Pause;
  /** Until everybody waits for later moments. */
  runUntil(ms: number): Promise<void>;
  /** Pauses that are waited for now. */
  waiting(): number;
}

/** Lets what was awaited run on to its next pause. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

export function virtualTime(startMs = 0): VirtualTime {
  let nowMs = startMs;
  let wakes: { readonly atMs: number; readonly wake: () => void }[] = [];
  return {
    clock: { nowMs: () => nowMs },
    pause: (ms, signal) =>
      new Promise((resolve) => {
        const entry = { atMs: nowMs + ms, wake: () => end() };
        const end = () => {
          wakes = wakes.filter((each) => each !== entry);
          signal.removeEventListener('abort', end);
          resolve();
        };
        if (signal.aborted) resolve();
        else {
          wakes.push(entry);
          signal.addEventListener('abort', end);
        }
      }),
    async runUntil(ms) {
      for (await settle(); ; await settle()) {
        const next = wakes.toSorted((a, b) => a.atMs - b.atMs)[0];
        if (next === undefined || next.atMs > ms) break;
        nowMs = Math.max(nowMs, next.atMs);
        next.wake();
      }
      nowMs = ms;
    },
    waiting: () => wakes.length,
  };
}
