import { possibleSpan } from '../../core/totals/index.ts';
import { joinedRows, rangeOf, type SampleTable } from '../../core/samples/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import type { ChannelsWatcher } from './channelSumsOfFiles.ts';
import { fileReaders } from './fileReaders.ts';
import type { FoundFile } from './findDayFiles.ts';
import { inOrder } from './inOrder.ts';

/** The rows of a range that some files have, ascending; each moment comes from one file only, the earlier day's. */
export async function rowsOfFiles(files: readonly FoundFile[], range: TimeRange, watcher: ChannelsWatcher = {}): Promise<SampleTable> {
  const readers = fileReaders(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const rows: SampleTable[] = [];
  let latestMs = -Infinity;
  let done = 0;
  const rowsOf = ({ path, day }: FoundFile) =>
    readers.read({ wanted: 'sums', path, span: possibleSpan(day), range, rowsIn: [range], withFlows: false, withEnergies: false });
  try {
    for await (const [file, answer] of inOrder(files, readers.maxTasks, rowsOf)) {
      watcher.progress?.(++done, files.length, file.path);
      if ('failure' in answer) {
        watcher.unreadable?.(file.path, answer.failure);
        continue;
      }
      watcher.read?.(file.path, answer);
      const own = rangeOf(answer.rows, latestMs + 1, range.untilMs);
      if (own.length > 0) {
        watcher.estimated?.(answer.summary?.estimated ?? []);
        rows.push(own);
        latestMs = own.timesMs[own.length - 1]!;
      }
    }
  } finally {
    await readers.close();
  }
  return joinedRows(rows);
}
