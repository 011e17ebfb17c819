import { type DayLeakEvidence, joinedLeakEvidence } from '../../core/leakage/index.ts';
import { fileReaders } from './fileReaders.ts';
import type { FoundFile } from './findDayFiles.ts';
import { inOrder } from './inOrder.ts';
import type { FilesWatcher } from './totalsOfFiles.ts';

/** Begins behind every time, and ends before it. */
const noTime = { fromMs: Infinity, untilMs: -Infinity };

/** What some day files, ascending, say of leaks; each day is looked at alone. */
export async function leakEvidenceOfFiles(
  files: readonly FoundFile[],
  zone: string,
  watcher: Pick<FilesWatcher, 'progress' | 'unreadable' | 'read'> = {},
): Promise<DayLeakEvidence> {
  const readers = fileReaders(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const days: DayLeakEvidence[] = [];
  let done = 0;
  try {
    const leaksOf = ({ path, day }: FoundFile) => readers.read({ wanted: 'leaks', path, day, zone });
    for await (const [file, answer] of inOrder(files, readers.maxTasks, leaksOf)) {
      watcher.progress?.(++done, files.length, file.path);
      if ('failure' in answer) watcher.unreadable?.(file.path, answer.failure);
      else {
        watcher.read?.(file.path, answer);
        days.push(answer);
      }
    }
  } finally {
    await readers.close();
  }
  return joinedLeakEvidence(days, noTime);
}
