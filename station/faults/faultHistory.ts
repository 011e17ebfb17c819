import type { FaultRepository } from '../../core/ports/index.ts';
import { faultChanges, faultsUp } from './faultChanges.ts';
import type { FaultSample } from './FaultSample.ts';
import { nothingUnsaved, withChanges } from './unsavedFaults.ts';

/** The faults of a time that is past: they are stored when asked. */
export interface FaultHistory {
  take(sample: FaultSample): void;
  /** Stores what has come since the last time; throws the database's error. */
  readonly save: () => void;
}

export function faultHistory(repository: FaultRepository): FaultHistory {
  let up = faultsUp(repository.active());
  let unsaved = nothingUnsaved;
  return {
    take(sample) {
      const changes = faultChanges(up, sample);
      up = changes.up;
      unsaved = withChanges(unsaved, changes);
    },
    save() {
      repository.save(unsaved.events, [...up.values()], unsaved.ended);
      unsaved = nothingUnsaved;
    },
  };
}
