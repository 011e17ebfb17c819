import type { MachineDay } from '../../core/machines/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { answersOfFiles, type AnswersWatcher } from './answersOfFiles.ts';
import type { FoundFile } from './findDayFiles.ts';

/** What some day files, ascending, say of each compressor, and which channels were estimated in any of them. */
export async function machineDaysOfFiles(
  files: readonly FoundFile[],
  watcher: AnswersWatcher = {},
): Promise<{ readonly days: readonly MachineDay[]; readonly estimated: readonly Channel[] }> {
  const answers = await answersOfFiles(files, (readers, { path, day }) => readers.read({ wanted: 'machines', path, day }), watcher);
  return {
    days: answers.flatMap(({ machines }) => machines),
    estimated: [...new Set(answers.flatMap(({ estimated }) => estimated))],
  };
}
