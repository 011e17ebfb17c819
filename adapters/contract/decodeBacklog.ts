import type { BacklogDay } from '../../core/ports/index.ts';
import { channels, tableBuilder } from '../../core/samples/index.ts';
import { readBacklogLine } from './backlogLine.ts';

/** A backlog file with its lines, each of which counts as exactly one of these. */
export interface DecodedBacklog extends BacklogDay {
  readonly lines: { readonly record: number; readonly skipped: number; readonly blank: number };
}

/** Longer than any record; a longer line is not looked into. */
const maxLineLength = 65_536;
const defaultLineLength = 500;
/** Records that there is room for before any is read. */
const maxFirstRecords = 65_536;

/** Reads a backlog file line by line; what is left to do goes on with the next call. */
function backlogReader(content: string | Uint8Array) {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const builder = tableBuilder(channels, Math.min(Math.ceil(text.length / defaultLineLength), maxFirstRecords));
  const values = new Float64Array(channels.length);
  const lines = { record: 0, skipped: 0, blank: 0 };
  let latestMs = -Infinity;
  let from = 0;

  const take = (line: string): keyof typeof lines => {
    if (line.trim() === '') return 'blank';
    const atMs = line.length > maxLineLength ? undefined : readBacklogLine(line, values);
    if (atMs === undefined || atMs <= latestMs) return 'skipped';
    latestMs = atMs;
    builder.append(atMs, values);
    return 'record';
  };
  return {
    /** Reads so many lines; false when none is left. */
    read(count: number): boolean {
      for (let i = 0; i < count && from < text.length; i++) {
        const found = text.indexOf('\n', from);
        const until = found < 0 ? text.length : found;
        lines[take(text.slice(from, until))]++;
        from = until + 1;
      }
      return from < text.length;
    },
    done: (): DecodedBacklog => ({ samples: builder.table(), skippedLines: lines.skipped, lines }),
  };
}

/**
 * Reads a backlog file, as UTF-8 bytes or as text; any content gives a result. A line that is no record, or not later than the
 * record before it, is skipped and counted. A value too large for a 32-bit column is missing.
 */
export function decodeBacklog(content: string | Uint8Array): DecodedBacklog {
  const reader = backlogReader(content);
  reader.read(Infinity);
  return reader.done();
}

/** Lines between two turns: a few milliseconds of work on a slow machine. */
const linesATurn = 150;

/** The same, a few lines at a time: between them `nextTurn` lets others work. */
export async function decodeBacklogInTurns(content: string | Uint8Array, nextTurn: () => Promise<void>): Promise<DecodedBacklog> {
  const reader = backlogReader(content);
  while (reader.read(linesATurn)) await nextTurn();
  return reader.done();
}
