import type { Channel } from '../../core/samples/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { type ChannelSums, mergedSums, possibleSpan, quarterHourMs, type SummedChannel, sumsWithin } from '../../core/totals/index.ts';
import { fileReaders } from './fileReaders.ts';
import type { FileAnswer } from './FileTask.ts';
import type { FoundFile } from './findDayFiles.ts';
import { inOrder } from './inOrder.ts';
import type { FilesWatcher } from './totalsOfFiles.ts';

/** What is reported while files are read for their channels. */
export interface ChannelsWatcher extends FilesWatcher {
  /** Channels of a file that were calculated instead of measured, if only in part. */
  estimated?(channels: readonly Channel[]): void;
}

/** The quarter hours of some channels in a range of whole ones, from files, ascending; each moment comes from one file only, the earlier day's. */
export async function channelSumsOfFiles(
  files: readonly FoundFile[],
  { fromMs, untilMs }: TimeRange,
  channels: readonly SummedChannel[],
  watcher: ChannelsWatcher = {},
): Promise<ReadonlyMap<SummedChannel, ChannelSums>> {
  const readers = fileReaders(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const parts = new Map<SummedChannel, ChannelSums[]>(channels.map((channel) => [channel, []]));
  const sumsOf = ({ path }: FoundFile, span: TimeRange) => readers.read({ wanted: 'channels', path, span, channels });
  let latestMs = -Infinity;
  let done = 0;

  /** Of a file that begins before the one before it ends, the rest. */
  const ownOf = async (file: FoundFile, answer: Exclude<FileAnswer<'channels'>, { failure: string }>) => {
    if (answer.firstMs === undefined || answer.firstMs > latestMs) return answer;
    watcher.overlap?.(file.path, latestMs);
    const rest = await sumsOf(file, { ...possibleSpan(file.day), fromMs: latestMs + 1 });
    return 'failure' in rest ? undefined : rest;
  };

  try {
    for await (const [file, answer] of inOrder(files, readers.maxTasks, (each) => sumsOf(each, possibleSpan(each.day)))) {
      watcher.progress?.(++done, files.length, file.path);
      if ('failure' in answer) {
        watcher.unreadable?.(file.path, answer.failure);
        continue;
      }
      watcher.read?.(file.path, answer);
      watcher.estimated?.(answer.estimated);
      const own = await ownOf(file, answer);
      latestMs = Math.max(latestMs, own?.latestMs ?? -Infinity);
      for (const [channel, sums] of own?.sums ?? []) parts.get(channel)?.push(sums);
    }
  } finally {
    await readers.close();
  }
  const within = (of: readonly ChannelSums[]) => sumsWithin(mergedSums(of), fromMs / quarterHourMs, untilMs / quarterHourMs);
  return new Map(Array.from(parts, ([channel, of]) => [channel, within(of)]));
}
