import { msPerMinute } from '../time/index.ts';
import type { SampleTable } from './SampleTable.ts';
import type { StatusRun } from './statusRuns.ts';

/** A machine that changed its state settles for so long. */
const settlingMs = msPerMinute;

/** The first row of a run that is a minute behind its begin; a run that the table begins with may have begun any time before. */
export function settledRow({ timesMs }: SampleTable, { fromRow, untilRow }: Omit<StatusRun, 'state'>): number {
  const settledMs = timesMs[fromRow]! + settlingMs;
  let row = fromRow;
  while (row < untilRow && timesMs[row]! < settledMs) row++;
  return row;
}
