import type { EventDay } from '../../core/dayDetail/index.ts';
import { answersOfFiles, type AnswersWatcher } from './answersOfFiles.ts';
import type { FoundFile } from './findDayFiles.ts';

/** What the compressors did by some day files, ascending; a file that can't be read is passed over and reported to the watcher. */
export const eventsOfFiles = (files: readonly FoundFile[], zone: string, watcher: AnswersWatcher = {}): Promise<readonly EventDay[]> =>
  answersOfFiles(files, (readers, { path, day }) => readers.read({ wanted: 'events', path, day, zone }), watcher);
