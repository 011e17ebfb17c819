import { join } from 'node:path';
import { dayLogName } from '../../core/daylog/index.ts';
import type { PlantDay } from '../../core/time/index.ts';

/** `hedata/YYYY/MM/MCHE-YYYYMMDD.csv` on the card. */
export function dayFilePath(cardDir: string, day: PlantDay): string {
  const [year, month] = day.split('-');
  return join(cardDir, 'hedata', year!, month!, dayLogName(day));
}
