import { pickRows } from './pickRows.ts';
import type { SampleTable } from './SampleTable.ts';

/** The first row of each interval that starts at a multiple of `spacingMs`; a copy. */
export function firstPerInterval(table: SampleTable, spacingMs: number): SampleTable {
  const kept: number[] = [];
  let last = NaN;
  for (let i = 0; i < table.length; i++) {
    const interval = Math.floor(table.timesMs[i]! / spacingMs);
    if (interval === last) continue;
    last = interval;
    kept.push(i);
  }
  return pickRows(table, kept);
}
