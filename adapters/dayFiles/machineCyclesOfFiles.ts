import { type MachineCycles, machineCycles } from '../../core/measures/index.ts';
import { answersOfFiles, type AnswersWatcher } from './answersOfFiles.ts';
import type { FoundFile } from './findDayFiles.ts';

/** How the compressors were switched by some day files, ascending; each day is looked at alone. */
export async function machineCyclesOfFiles(
  files: readonly FoundFile[],
  zone: string,
  watcher: AnswersWatcher = {},
): Promise<readonly MachineCycles[]> {
  const days = await answersOfFiles(files, (readers, { path, day }) => readers.read({ wanted: 'events', path, day, zone }), watcher);
  return machineCycles(days);
}
