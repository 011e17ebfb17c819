import { isPlantDay, type PlantDay } from '../time/index.ts';

/** `INPUTS-2026-11-20.csv` */
export function inputFileName(day: PlantDay): string {
  return `INPUTS-${day}.csv`;
}

/** The day of a file of analog inputs; undefined for any other name. */
export function dayOfInputFileName(name: string): PlantDay | undefined {
  const day = /^INPUTS-(\d{4}-\d{2}-\d{2})\.csv$/.exec(name)?.[1];
  return day !== undefined && isPlantDay(day) ? day : undefined;
}
