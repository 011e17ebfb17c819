import type { FaultLogEntry } from '../../core/faults/index.ts';
import type { ErrorLog } from '../../core/ports/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** The log of faults of a fake, as it is when asked. */
export function memoryErrorLog(gate: MemoryGate, entries: () => readonly FaultLogEntry[]): ErrorLog {
  return {
    read: (token, waiting) =>
      gate.ask({ call: 'errorLog', sent: undefined, token, signal: waiting?.signal }, () =>
        entries().toSorted((a, b) => (b.atMs ?? 0) - (a.atMs ?? 0)),
      ),
  };
}
