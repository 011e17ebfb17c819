import type { Logger } from 'pino';
import { statusBit } from '../../core/compressor/index.ts';
import type { FaultLogEntry } from '../../core/faults/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { FaultId, FaultRepository } from '../store/faultRepository.ts';
import { faultLogEntryOf } from './faultLogEntryOf.ts';
import type { FaultSample } from './FaultSample.ts';

/** Stores an event when a fault comes; a database that fails is reported and tried again. */
export interface FaultLog {
  /** The events of the faults that this sample brings. */
  take(sample: FaultSample): readonly FaultLogEntry[];
  /** Newest first, some at a time. */
  pages(): Iterable<readonly FaultLogEntry[]>;
  close(): void;
}

export interface FaultLogParts {
  readonly repository: FaultRepository;
  readonly log: Logger;
  /** After a failed write. */
  readonly retryAfterMs?: number;
}

const usualRetryMs = 30 * msPerSecond;
/** Events that wait for the database; the oldest make room. */
const mostUnsaved = 1000;

const keyOf = ({ source, bitIndex }: FaultId) => `${source}:${bitIndex}`;
const byKey = (faults: Iterable<FaultId>) =>
  new Map(Array.from(faults, ({ source, bitIndex }) => [keyOf({ source, bitIndex }), { source, bitIndex }] as const));

/** Whether a machine has no communication, so that its other faults are unknown rather than gone. */
function isSilent({ source }: FaultId, { compressors }: FaultSample): boolean {
  if (source === 'master') return false;
  return ((compressors[source - 1]?.status ?? 0) & statusBit.communicationError) !== 0;
}

export function faultLog({ repository, log, retryAfterMs = usualRetryMs }: FaultLogParts): FaultLog {
  let active = byKey(repository.active());
  let unsaved: readonly FaultLogEntry[] = [];
  let isSaved = true;
  let hasFailed = false;
  let retryAtMs = -Infinity;

  const save = () => {
    try {
      repository.save(unsaved, [...active.values()]);
      unsaved = [];
      isSaved = true;
      if (hasFailed) log.warn('error log: written again');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error(`error log: events cannot be saved, they are kept in memory (${(error as Error).message})`);
      hasFailed = true;
      retryAtMs = performance.now() + retryAfterMs;
    }
  };

  return {
    take(sample) {
      const unknown = [...active.values()].filter((fault) => isSilent(fault, sample));
      const next = byKey([...sample.faults, ...unknown]);
      const came = [...next].filter(([key]) => !active.has(key)).map(([, fault]) => faultLogEntryOf(fault, sample));
      if (came.length > 0 || next.size !== active.size) isSaved = false;
      active = next;
      unsaved = [...unsaved, ...came].slice(-mostUnsaved);
      if (!isSaved && performance.now() >= retryAtMs) save();
      return came;
    },
    *pages() {
      yield unsaved.toReversed();
      yield* repository.pages();
    },
    close() {
      if (!isSaved) save();
    },
  };
}
