import type { PlantDay } from '../time/index.ts';

/** Holds from this day of the plant on, until a later entry of its kind does. */
export interface SinceDay {
  readonly since: PlantDay;
}
