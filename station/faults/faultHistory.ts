import type { FaultLogEntry } from '../../core/faults/index.ts';
import type { FaultRepository } from '../../core/ports/index.ts';
import { faultChanges, faultsUp } from './faultChanges.ts';
import type { FaultSample } from './FaultSample.ts';

/** The faults of a time that is past: they are stored when asked. */
export interface FaultHistory {
  take(sample: FaultSample): void;
  /** Stores what has come since the last time; throws the database's error. */
  readonly save: () => void;
}

export function faultHistory(repository: FaultRepository): FaultHistory {
  let up = faultsUp(repository.active());
  let unsaved: FaultLogEntry[] = [];
  return {
    take(sample) {
      const changes = faultChanges(up, sample);
      up = changes.up;
      unsaved.push(...changes.came);
    },
    save() {
      repository.save(unsaved, [...up.values()]);
      unsaved = [];
    },
  };
}
