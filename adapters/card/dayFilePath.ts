import { join } from 'node:path';
import { dayFileName } from '../../core/dayFile/index.ts';
import type { PlantDay } from '../../core/time/index.ts';

/** Folder of the day files on the card. */
export const dayFilesFolder = 'hedata';

/** The folders that a day's file lies in, from the card's on: `hedata`, `YYYY`, `MM`. */
export function dayFolderNames(day: PlantDay): readonly string[] {
  const [year, month] = day.split('-');
  return [dayFilesFolder, year!, month!];
}

/** `hedata/YYYY/MM/MCHE-YYYYMMDD.csv` on the card. */
export function dayFilePath(cardDir: string, day: PlantDay): string {
  return join(cardDir, ...dayFolderNames(day), dayFileName(day));
}
