import { type Channel, channels, type SampleRow, type SampleTable, tableBuilder } from '../samples/index.ts';

/** The rows of several tables, one table after the other, with all their channels; a copy in 32-bit columns. */
export function joinedRows(tables: readonly SampleTable[]): SampleTable {
  const length = tables.reduce((sum, table) => sum + table.length, 0);
  const timesMs = new Float64Array(length);
  const columns = new Map<Channel, Float32Array>();
  let at = 0;
  for (const table of tables) {
    timesMs.set(table.timesMs.subarray(0, table.length), at);
    for (const [channel, column] of table.columns) {
      const into = columns.get(channel) ?? new Float32Array(length).fill(NaN);
      into.set(column.subarray(0, table.length), at);
      columns.set(channel, into);
    }
    at += table.length;
  }
  return { length, timesMs, columns };
}

/** Rows as a table with all channels. */
export function tableOf(rows: readonly SampleRow[]): SampleTable {
  const builder = tableBuilder(channels, rows.length);
  for (const { atMs, values } of rows) builder.append(atMs, values);
  return builder.table();
}
