import type { FaultLogEntry } from '../../core/faults/index.ts';
import type { EndedFault, PlantSample } from '../../core/ports/index.ts';

/** What a sample changed in the faults that were up. */
export interface FaultNews {
  readonly came: readonly FaultLogEntry[];
  readonly ended: readonly EndedFault[];
}

/** Something outside that is shown the plant. */
export interface Outlet {
  /** Each sample as everybody is shown it; never throws, and keeps nobody waiting. */
  take(sample: PlantSample, faults: FaultNews): void;
}
