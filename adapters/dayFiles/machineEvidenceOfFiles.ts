import { joinedEvidence, type MachinesEvidence } from '../../core/machines/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { answersOfFiles, type AnswersWatcher } from './answersOfFiles.ts';
import type { FoundFile } from './findDayFiles.ts';

/** What some day files, ascending, say of the compressors, and which channels were estimated in any of them. */
export async function machineEvidenceOfFiles(
  files: readonly FoundFile[],
  zone: string,
  watcher: AnswersWatcher = {},
): Promise<{ readonly evidence: MachinesEvidence; readonly estimated: readonly Channel[] }> {
  const answers = await answersOfFiles(files, (readers, { path, day }) => readers.read({ wanted: 'machines', path, day, zone }), watcher);
  return { evidence: joinedEvidence(answers), estimated: [...new Set(answers.flatMap(({ estimated }) => estimated))] };
}
