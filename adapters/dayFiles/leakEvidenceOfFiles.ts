import { type DayLeakEvidence, joinedLeakEvidence } from '../../core/leakage/index.ts';
import { answersOfFiles, type AnswersWatcher } from './answersOfFiles.ts';
import type { FoundFile } from './findDayFiles.ts';

/** Begins behind every time, and ends before it. */
const noTime = { fromMs: Infinity, untilMs: -Infinity };

/** What some day files, ascending, say of leaks, and whether the flow that they were looked for in was calculated in any of them; each day is looked at alone. */
export async function leakEvidenceOfFiles(
  files: readonly FoundFile[],
  zone: string,
  watcher: AnswersWatcher = {},
): Promise<{ readonly evidence: DayLeakEvidence; readonly isFlowEstimated: boolean }> {
  const days = await answersOfFiles(files, (readers, { path, day }) => readers.read({ wanted: 'leaks', path, day, zone }), watcher);
  return { evidence: joinedLeakEvidence(days, noTime), isFlowEstimated: days.some((day) => day.isFlowEstimated) };
}
