import { type DayLeakEvidence, joinedLeakEvidence } from '../../core/leakage/index.ts';
import { answersOfFiles, type AnswersWatcher } from './answersOfFiles.ts';
import type { FoundFile } from './findDayFiles.ts';

/** Begins behind every time, and ends before it. */
const noTime = { fromMs: Infinity, untilMs: -Infinity };

/** What some day files, ascending, say of leaks; each day is looked at alone. */
export async function leakEvidenceOfFiles(
  files: readonly FoundFile[],
  zone: string,
  watcher: AnswersWatcher = {},
): Promise<DayLeakEvidence> {
  const days = await answersOfFiles(files, (readers, { path, day }) => readers.read({ wanted: 'leaks', path, day, zone }), watcher);
  return joinedLeakEvidence(days, noTime);
}
