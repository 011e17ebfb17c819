import type { PlantSample } from '../../core/ports/index.ts';

/** Something outside that is shown the plant. */
export interface Outlet {
  /** Each sample as everybody is shown it; never throws. */
  take(sample: PlantSample): void;
}
