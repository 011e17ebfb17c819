import { type Channel, channels } from './channels.ts';
import type { SampleRow } from './SampleRow.ts';
import type { SampleTable } from './SampleTable.ts';

/** The rows of several tables, one table after the other, with all their channels; a copy, as exact as they are. */
export function joinedRows(tables: readonly SampleTable[]): SampleTable {
  const length = tables.reduce((sum, table) => sum + table.length, 0);
  const timesMs = new Float64Array(length);
  const columns = new Map<Channel, Float64Array>();
  let at = 0;
  for (const table of tables) {
    timesMs.set(table.timesMs.subarray(0, table.length), at);
    for (const [channel, column] of table.columns) {
      const into = columns.get(channel) ?? new Float64Array(length).fill(NaN);
      into.set(column.subarray(0, table.length), at);
      columns.set(channel, into);
    }
    at += table.length;
  }
  return { length, timesMs, columns };
}

/** Rows as a table with all channels, as exact as they are. */
export function tableOf(rows: readonly SampleRow[]): SampleTable {
  return {
    length: rows.length,
    timesMs: Float64Array.from(rows, ({ atMs }) => atMs),
    columns: new Map(channels.map((channel, position) => [channel, Float64Array.from(rows, ({ values }) => values[position]!)])),
  };
}
