import type { PlantState } from '../../plant/index.ts';

/** A simulated plant as it was left. */
export interface StoredPlant {
  readonly state: PlantState;
  /** False while the history before the first start is being filled. */
  readonly historyComplete: boolean;
}

/** Where the simulated plant was left. */
export interface PlantStateRepository {
  /** Undefined before the first save. */
  load(): StoredPlant | undefined;
  save(plant: StoredPlant): void;
}
