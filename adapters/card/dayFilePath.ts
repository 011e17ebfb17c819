import { join } from 'node:path';
import type { PlantDay } from '../../core/time/index.ts';
import { dayFileKind, type DatedKind } from './DatedKind.ts';

/** Folder of the day files on the card. */
export const dayFilesFolder = 'hedata';

/** The folders that a day's files lie in, from the card's on: `hedata`, `YYYY`, `MM`. */
export function dayFolderNames(day: PlantDay): readonly string[] {
  const [year, month] = day.split('-');
  return [dayFilesFolder, year!, month!];
}

/** Where a day's file of a kind lies. */
export function datedFilePath({ nameOf }: Pick<DatedKind<unknown>, 'nameOf'>, cardDir: string, day: PlantDay): string {
  return join(cardDir, ...dayFolderNames(day), nameOf(day));
}

/** `hedata/YYYY/MM/MCHE-YYYYMMDD.csv` on the card. */
export const dayFilePath = (cardDir: string, day: PlantDay): string => datedFilePath(dayFileKind, cardDir, day);
