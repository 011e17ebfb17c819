import { channels } from './channels.ts';
import { emptyRow, type SampleRow } from './SampleRow.ts';
import type { SampleTable } from './SampleTable.ts';

/** A row of a table with a value for every channel, NaN for those that the table lacks; throws a RangeError where there is no such row. */
export function rowAt(table: SampleTable, index: number): SampleRow {
  const atMs = index < table.length ? table.timesMs[index] : undefined;
  if (atMs === undefined) throw new RangeError(`no row ${index}: expected 0 to ${table.length - 1}`);
  const row = emptyRow(atMs);
  channels.forEach((channel, position) => (row.values[position] = table.columns.get(channel)?.[index] ?? NaN));
  return row;
}
