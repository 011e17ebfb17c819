import type { Logger } from 'pino';
import type { Level } from '../../core/access/index.ts';
import type { AuditEntry, AuditRepository, Clock } from '../../core/ports/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { type AuditKind, auditKinds } from './auditKinds.ts';

/** What somebody did; never with a secret in it. */
export interface AuditNote {
  readonly what: AuditKind;
  readonly level?: Level | undefined;
  readonly address?: string | undefined;
  readonly details?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** Who did what, in the database and in the log. */
export interface Audit {
  note(note: AuditNote): void;
  /** Writes what waits to be written. */
  flush(): void;
}

const longestDetails = 2000;
const maxWaiting = 1000;

/** What is too long to keep is kept by its size alone. */
const keptDetails = (details: AuditNote['details']) => {
  const { length } = JSON.stringify(details ?? {});
  return length <= longestDetails ? details : { characters: length };
};

const maxOf = (what: string) => auditKinds[what as AuditKind].max;

/** An audit that never stands in the way of what it notes: a database that takes nothing is only logged, once. */
export function stationAudit(repository: AuditRepository, clock: Clock, log: Logger): Audit {
  let waiting: AuditEntry[] = [];
  let isFailing = false;

  const flush = () => {
    if (waiting.length === 0) return;
    try {
      repository.add(waiting, maxOf);
      waiting = [];
      isFailing = false;
    } catch (error) {
      waiting = waiting.slice(-maxWaiting);
      if (!isFailing) log.error(`the audit log cannot be written: ${reasonOf(error)}`);
      isFailing = true;
    }
  };
  return {
    note({ what, level, address, details }) {
      const entry = { atMs: clock.nowMs(), what, level, address, details: keptDetails(details) };
      waiting.push(entry);
      log[what === 'loginBlocked' ? 'warn' : 'info']({ audit: what, level, address, details: entry.details }, `audit: ${what}`);
      if (auditKinds[what].atOnce) flush();
    },
    flush,
  };
}
