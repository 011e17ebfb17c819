import type { PlantAdjustment, PlantBaseline } from '../../../../core/plantData/index.ts';
import type { Clock } from '../../../../core/ports/index.ts';
import { type PlantEditVm, type PlantStore, presentMs } from '../../../stores/index.ts';

export interface PlantEntryParts {
  readonly edit: PlantEditVm;
  readonly plant: PlantStore;
  readonly clock: Clock;
}

/** Adds an entry to what people entered about the plant, or takes one away; each call is true when the station has kept the change. */
export class PlantEntry {
  readonly edit: PlantEditVm;
  private readonly parts: PlantEntryParts;

  constructor(parts: PlantEntryParts) {
    this.parts = parts;
    this.edit = parts.edit;
  }

  addBaseline(entry: Omit<PlantBaseline, 'enteredMs'>): Promise<boolean> {
    const enteredMs = presentMs(this.parts);
    return this.edit.change((plant) => ({ ...plant, baselines: { rows: [...plant.baselines.rows, { ...entry, enteredMs }] } }));
  }

  addAdjustment(entry: Omit<PlantAdjustment, 'enteredMs'>): Promise<boolean> {
    const enteredMs = presentMs(this.parts);
    return this.edit.change((plant) => ({ ...plant, adjustments: { rows: [...plant.adjustments.rows, { ...entry, enteredMs }] } }));
  }

  removeAdjustment(entry: PlantAdjustment): Promise<boolean> {
    const isIt = (other: PlantAdjustment) => JSON.stringify(other) === JSON.stringify(entry);
    return this.edit.change((plant) => ({ ...plant, adjustments: { rows: plant.adjustments.rows.filter((each) => !isIt(each)) } }));
  }
}
