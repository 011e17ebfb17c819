import { type DayFileSeries, dayFileSeries } from '../../core/dayFile/index.ts';
import { type SampleTable, withPlantPower } from '../../core/samples/index.ts';
import type { DayFileAnswer, DayFileTask } from './dayFileTask.ts';

/** Runs in a thread of its own: reads day files and joins them. */
let series: DayFileSeries = dayFileSeries();

const buffersOf = ({ timesMs, columns }: SampleTable) => {
  const buffers = [timesMs, ...columns.values()].map(({ buffer }) => buffer);
  return [...new Set(buffers.filter((buffer) => buffer instanceof ArrayBuffer))];
};

const answer = (message: DayFileAnswer, transfer: readonly ArrayBuffer[] = []) => self.postMessage(message, { transfer: [...transfer] });

self.addEventListener('message', ({ data }: MessageEvent<DayFileTask>) => {
  if ('expectedFiles' in data) series = dayFileSeries(data.expectedFiles);
  else if ('bytes' in data) answer({ facts: series.add(data.bytes) });
  else {
    const table = withPlantPower(series.joined());
    answer({ table }, buffersOf(table));
  }
});
