import type { ActiveFault } from '../../core/faults/index.ts';
import type { StationSnapshot } from '../../core/master/index.ts';

/** The station at one moment, with the faults that are up. */
export interface FaultSample extends StationSnapshot {
  readonly faults: readonly ActiveFault[];
}
