import { lstat } from 'node:fs/promises';
import type { CardFiles } from '../sdcard/cardFiles.ts';
import { dayFilePath } from '../sdcard/dayFilePath.ts';
import type { DayFiles } from './DayFiles.ts';

const missing = new Set(['ENOENT', 'ENOTDIR']);

/** The day files of a card. */
export function cardDayFiles(cardDir: string, { availableDays }: Pick<CardFiles, 'availableDays'>): DayFiles {
  return {
    days: availableDays,
    async identity(day) {
      try {
        const found = await lstat(dayFilePath(cardDir, day));
        return found.isFile() ? { sizeBytes: found.size, modifiedMs: found.mtimeMs } : undefined;
      } catch (error) {
        if (missing.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
        throw error;
      }
    },
    path: (day) => dayFilePath(cardDir, day),
  };
}
