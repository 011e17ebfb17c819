import type { Logger } from 'pino';
import { messageOf } from '../../adapters/systemError/index.ts';
import type { FaultEntryId, FaultLogEntry, FaultNote } from '../../core/faults/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { EndedFault, FaultRepository } from '../../core/ports/index.ts';
import { faultChanges, faultsUp } from './faultChanges.ts';
import type { FaultSample } from './FaultSample.ts';
import { nothingUnsaved, withChanges } from './unsavedFaults.ts';

/** Stores an event when a fault comes; a database that fails is reported and tried again. */
export interface FaultLog {
  /** The events of the faults that this sample brings. */
  take(sample: FaultSample): readonly FaultLogEntry[];
  /** The faults that the last sample has no more. */
  ended(): readonly EndedFault[];
  /** Newest first, some at a time. */
  pages(): Iterable<readonly FaultLogEntry[]>;
  /** Adds a note to an entry, at once in the database; false where there is no such entry, and throws the database's error. */
  note(of: FaultEntryId, note: FaultNote): boolean;
  close(): void;
}

export interface FaultLogParts {
  readonly repository: FaultRepository;
  readonly log: Logger;
  /** After a failed write. */
  readonly retryAfterMs?: number;
}

const defaultRetryMs = 30 * msPerSecond;
/** Events that wait for the database; the oldest make room. */
const maxUnsaved = 1000;

export function faultLog({ repository, log, retryAfterMs = defaultRetryMs }: FaultLogParts): FaultLog {
  let up = faultsUp(repository.active());
  let unsaved = nothingUnsaved;
  let lastEnded: readonly EndedFault[] = [];
  let isSaved = true;
  let hasFailed = false;
  let retryAtMs = -Infinity;

  const save = () => {
    try {
      repository.save(unsaved.events, [...up.values()], unsaved.ended);
      unsaved = nothingUnsaved;
      isSaved = true;
      if (hasFailed) log.warn('error log: written again');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error(`error log: events cannot be saved, they are kept in memory (${messageOf(error)})`);
      hasFailed = true;
      retryAtMs = performance.now() + retryAfterMs;
    }
  };

  return {
    take(sample) {
      const changes = faultChanges(up, sample);
      const { came } = changes;
      if (changes.isChange) isSaved = false;
      up = changes.up;
      lastEnded = changes.ended;
      const { events, ended } = withChanges(unsaved, changes);
      unsaved = { events: events.slice(-maxUnsaved), ended: ended.slice(-maxUnsaved) };
      if (!isSaved && performance.now() >= retryAtMs) save();
      return came;
    },
    ended: () => lastEnded,
    *pages() {
      yield unsaved.events.toReversed();
      yield* repository.pages();
    },
    note(of, note) {
      if (!isSaved) save();
      return repository.note(of, note);
    },
    close() {
      if (!isSaved) save();
    },
  };
}
