import { isPlantDay, msPerDay, type PlantDay } from '../time/index.ts';

const mark = 'MCHE-';

/** Whether a file of this name is a day file. */
export function isDayFileName(name: string): boolean {
  return name.includes(mark);
}

/** `MCHE-20261120.csv` */
export function dayFileName(day: PlantDay): string {
  return `${mark}${day.replaceAll('-', '')}.csv`;
}

/** The day in a day file's name; undefined when the name has none. */
export function dayOfDayFileName(name: string): PlantDay | undefined {
  const parts = /MCHE-(\d{4})(\d{2})(\d{2})(?!\d)/.exec(name);
  if (parts === null) return undefined;
  const day = `${parts[1]}-${parts[2]}-${parts[3]}`;
  return isPlantDay(day) ? day : undefined;
}

/** The moment that a day file is dated with: noon, so that the day is the same in nearly every zone. */
export function dayFileNoonMs(day: PlantDay): number {
  return Date.parse(`${day}T00:00:00Z`) + msPerDay / 2;
}
