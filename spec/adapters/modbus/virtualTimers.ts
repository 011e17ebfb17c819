import type { LineTimers } from '../../../adapters/modbus/index.ts';

/** Time that goes on only when a spec says so. */
export interface VirtualTimers extends LineTimers {
  /** Lets time pass, alarm by alarm, with everything that follows from each. */
  pass(ms: number): Promise<void>;
  /** Alarms that are set. */
  readonly set: () => number;
}

/** Everything that waits for promises only. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

export function virtualTimers(): VirtualTimers {
  const alarms = new Set<{ readonly atMs: number; readonly run: () => void }>();
  let nowMs = 1000;
  return {
    nowMs: () => nowMs,
    after(ms, run) {
      const alarm = { atMs: nowMs + ms, run };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    set: () => alarms.size,
    async pass(ms) {
      const untilMs = nowMs + ms;
      await settled();
      for (;;) {
        const [next] = [...alarms].sort((a, b) => a.atMs - b.atMs);
        if (next === undefined || next.atMs > untilMs) break;
        nowMs = Math.max(nowMs, next.atMs);
        alarms.delete(next);
        next.run();
        await settled();
      }
      nowMs = untilMs;
    },
  };
}
