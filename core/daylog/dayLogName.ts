import { isPlantDay, type PlantDay } from '../time/index.ts';

const mark = 'MCHE-';

/** Whether a file of this name is a day file. */
export function isDayLogName(name: string): boolean {
  return name.includes(mark);
}

/** `MCHE-20261120.csv` */
export function dayLogName(day: PlantDay): string {
  return `${mark}${day.replaceAll('-', '')}.csv`;
}

/** The day in a day file's name; undefined when the name has none. */
export function dayOfDayLogName(name: string): PlantDay | undefined {
  const parts = /MCHE-(\d{4})(\d{2})(\d{2})(?!\d)/.exec(name);
  if (parts === null) return undefined;
  const day = `${parts[1]}-${parts[2]}-${parts[3]}`;
  return isPlantDay(day) ? day : undefined;
}
