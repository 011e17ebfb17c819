import { type DayLogSeries, dayLogSeries } from '../../core/daylog/index.ts';
import type { SampleTable } from '../../core/samples/index.ts';
import type { DayLogAnswer, DayLogTask } from './dayLogTask.ts';

/** Runs in a thread of its own: reads day files and joins them. */
let series: DayLogSeries = dayLogSeries();

const buffersOf = ({ timesMs, columns }: SampleTable) => [
  ...new Set([timesMs, ...columns.values()].map(({ buffer }) => buffer as ArrayBuffer)),
];

const answer = (message: DayLogAnswer, transfer: readonly ArrayBuffer[] = []) => self.postMessage(message, { transfer: [...transfer] });

self.addEventListener('message', ({ data }: MessageEvent<DayLogTask>) => {
  if ('expectedFiles' in data) series = dayLogSeries(data.expectedFiles);
  else if ('bytes' in data) answer({ facts: series.add(data.bytes) });
  else {
    const table = series.joined();
    answer({ table }, buffersOf(table));
  }
});
