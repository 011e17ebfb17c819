import type { BacklogDay } from '../../core/ports/index.ts';
import { channels, tableBuilder } from '../../core/samples/index.ts';
import { readBacklogLine } from './backlogLine.ts';

/** A backlog file with its lines, each of which counts as exactly one of these. */
export interface DecodedBacklog extends BacklogDay {
  readonly lines: { readonly record: number; readonly skipped: number; readonly blank: number };
}

/** Longer than any record; a longer line is not looked into. */
const maxLineLength = 65_536;
const usualLineLength = 500;

/**
 * Reads a backlog file, as UTF-8 bytes or as text; any content gives a result. A line that is no record, or not later than the
 * record before it, is skipped and counted. A value too large for a 32-bit column is missing.
 */
export function decodeBacklog(content: string | Uint8Array): DecodedBacklog {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const builder = tableBuilder(channels, Math.min(Math.ceil(text.length / usualLineLength), maxLineLength));
  const values = new Float64Array(channels.length);
  const lines = { record: 0, skipped: 0, blank: 0 };
  let latestMs = -Infinity;

  const take = (line: string): keyof typeof lines => {
    if (line.trim() === '') return 'blank';
    const atMs = line.length > maxLineLength ? undefined : readBacklogLine(line, values);
    if (atMs === undefined || atMs <= latestMs) return 'skipped';
    latestMs = atMs;
    builder.append(atMs, values);
    return 'record';
  };
  for (let from = 0; from < text.length;) {
    const found = text.indexOf('\n', from);
    const until = found < 0 ? text.length : found;
    lines[take(text.slice(from, until))]++;
    from = until + 1;
  }
  return { samples: builder.table(), skippedLines: lines.skipped, lines };
}
