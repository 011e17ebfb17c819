import { setImmediate } from 'node:timers/promises';
import { type InputMinute, joinedMinutes } from '../../core/inputFile/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { possibleSpan } from '../../core/totals/index.ts';
import { systemReason } from '../systemError/index.ts';
import type { FoundFile } from './findDayFiles.ts';
import { readInputsInPieces } from './readInPieces.ts';
import type { FilesWatcher } from './totalsOfFiles.ts';

const isIn = ({ fromMs, untilMs }: TimeRange, { atMs }: InputMinute) => atMs >= fromMs && atMs < untilMs;

/**
 * The minutes of files of analog inputs that begin within a range, ascending, each once, some at a time; the files are by day. Files of days that
 * are not of the same zone may overlap.
 */
export async function* inputMinutesOf(
  files: readonly FoundFile[],
  range: TimeRange,
  watcher: Pick<FilesWatcher, 'progress' | 'unreadable' | 'read'>,
): AsyncGenerator<readonly InputMinute[]> {
  let waiting: readonly InputMinute[] = [];
  for (const [i, { path }] of files.entries()) {
    watcher.progress?.(i, files.length, path);
    await setImmediate();
    try {
      const file = readInputsInPieces(path);
      watcher.read?.(path, file);
      waiting = joinedMinutes([waiting, file.minutes.filter((minute) => isIn(range, minute))]);
    } catch (error) {
      watcher.unreadable?.(path, systemReason(error));
    }
    const next = files[i + 1];
    const nextMs = next === undefined ? Infinity : possibleSpan(next.day).fromMs;
    const over = waiting.filter(({ atMs }) => atMs < nextMs);
    waiting = waiting.slice(over.length);
    if (over.length > 0) yield over;
  }
}
