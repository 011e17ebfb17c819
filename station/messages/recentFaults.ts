import type { FaultLogEntry } from '../../core/faults/index.ts';

/** Passes on the events whose fault was not passed on within a time before, so that a loose contact fills no mailbox. */
export function recentFaults(windowMs: number): (events: readonly FaultLogEntry[]) => readonly FaultLogEntry[] {
  const passedMs = new Map<string, number>();
  return (events) => {
    const nowMs = performance.now();
    for (const [fault, atMs] of passedMs) if (nowMs - atMs >= windowMs) passedMs.delete(fault);
    return events.filter(({ source, bitIndex }) => {
      const fault = `${source}:${bitIndex}`;
      if (passedMs.has(fault)) return false;
      passedMs.set(fault, nowMs);
      return true;
    });
  };
}
