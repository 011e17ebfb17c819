import type { BacklogDay } from '../../core/ports/index.ts';
import { channels, tableBuilder } from '../../core/samples/index.ts';
import { decodeBacklogLine } from './backlogLine.ts';

/** Reads a backlog file; a line that is no record, or not later than the one before, is skipped and counted. */
export function decodeBacklog(text: string): BacklogDay {
  const builder = tableBuilder(channels, Math.ceil(text.length / 500));
  let skippedLines = 0;
  let latestMs = -Infinity;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const row = decodeBacklogLine(line);
    if (row === undefined || row.atMs <= latestMs) {
      skippedLines++;
      continue;
    }
    latestMs = row.atMs;
    builder.append(row.atMs, row.values);
  }
  return { samples: builder.table(), skippedLines };
}
