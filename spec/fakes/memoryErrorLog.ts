import type { FaultEntryId, FaultLogEntry, FaultNote } from '../../core/faults/index.ts';
import type { ErrorLog, FaultWindow } from '../../core/ports/index.ts';
import type { MemoryGate } from './memoryGate.ts';
import type { MemorySessions } from './memorySessions.ts';

/** The log of faults of a fake. */
export interface MemoryFaults {
  /** As they are when asked. */
  readonly entries: () => readonly FaultLogEntry[];
  readonly window: (atMs: number) => FaultWindow | undefined;
  /** False where there is no such entry. */
  readonly note: (of: FaultEntryId, note: FaultNote) => boolean;
}

export function memoryErrorLog(gate: MemoryGate, sessions: MemorySessions, faults: MemoryFaults, nowMs: () => number): ErrorLog {
  return {
    read: (token, waiting, range) =>
      gate.ask({ call: 'errorLog', sent: range, token, signal: waiting?.signal }, () =>
        faults
          .entries()
          .filter(({ atMs }) => range === undefined || (atMs !== undefined && atMs >= range.fromMs && atMs < range.untilMs))
          .toSorted((a, b) => (b.atMs ?? 0) - (a.atMs ?? 0)),
      ),
    window: (atMs, token, waiting) =>
      gate.ask({ call: 'errorLog', sent: atMs, token, signal: waiting?.signal }, () => faults.window(atMs) ?? 'none'),
    note: (of, seen, token, language) =>
      gate.save({ call: 'noteFault', sent: { of, seen }, token }, language, (i18n) => {
        const note = { atMs: nowMs(), level: sessions.levelOf(token)!, name: seen.name.trim(), text: seen.text.trim() };
        return faults.note(of, note) ? undefined : i18n._('Diese Meldung steht nicht mehr im Protokoll der Station.');
      }),
  };
}
