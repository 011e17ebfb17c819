import type { LoggedPlantDay } from '../../core/replay/index.ts';
import { answersOfFiles, type AnswersWatcher } from './answersOfFiles.ts';
import type { FoundFile } from './findDayFiles.ts';

/** What a replay needs of some day files, ascending. */
export const plantDaysOfFiles = (
  files: readonly FoundFile[],
  zone: string,
  watcher: AnswersWatcher = {},
): Promise<readonly LoggedPlantDay[]> =>
  answersOfFiles(files, (readers, { path, day }) => readers.read({ wanted: 'replay', path, day, zone }), watcher);
