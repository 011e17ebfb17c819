import { type MachineCycles, machineCycles } from '../../core/measures/index.ts';
import { answersOfFiles, type AnswersWatcher } from './answersOfFiles.ts';
import type { FoundFile } from './findDayFiles.ts';

/**
 * How the compressors were switched by some day files, ascending. Each day is looked at alone, so that what lasts over midnight is not counted;
 * a file that can't be read is passed over and reported to the watcher.
 */
export async function machineCyclesOfFiles(
  files: readonly FoundFile[],
  zone: string,
  watcher: AnswersWatcher = {},
): Promise<readonly MachineCycles[]> {
  const days = await answersOfFiles(files, (readers, { path, day }) => readers.read({ wanted: 'events', path, day, zone }), watcher);
  return machineCycles(days);
}
