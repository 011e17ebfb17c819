import { msPerDay, type PlantDay } from '../time/index.ts';

/** The moment that a day file is dated with: noon, so that the day is the same in nearly every zone. */
export function dayLogNoonMs(day: PlantDay): number {
  return Date.parse(`${day}T00:00:00Z`) + msPerDay / 2;
}
