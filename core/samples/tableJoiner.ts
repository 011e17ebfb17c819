import type { Channel } from './channels.ts';
import { pickRows } from './pickRows.ts';
import type { SampleTable } from './SampleTable.ts';

/** Joins tables into one of 32-bit columns. */
export interface TableJoiner {
  /** Copies the rows behind those of the tables before. */
  add(table: SampleTable): void;
  /** All rows in the order of time; of rows at the same time the first one that was added. Nothing may be added afterwards. */
  joined(): SampleTable;
}

/** Tables of a row each day differ by an hour where the clocks change. */
const spareShare = 1.05;

/** The rows in the order of time, each time once. */
function inOrder(table: SampleTable): SampleTable {
  const { timesMs, length } = table;
  let row = 1;
  while (row < length && timesMs[row]! > timesMs[row - 1]!) row++;
  if (row >= length) return table;
  const sorted = Uint32Array.from({ length }, (_, i) => i).sort((a, b) => timesMs[a]! - timesMs[b]! || a - b);
  return pickRows(
    table,
    sorted.filter((i, at) => at === 0 || timesMs[i] !== timesMs[sorted[at - 1]!]),
  );
}

/** `expectedTables` of about the same length only save copying; there may be others, and more. */
export function tableJoiner(expectedTables = 1): TableJoiner {
  let length = 0;
  let capacity = 0;
  let timesMs = new Float64Array(0);
  const columns = new Map<Channel, Float32Array>();

  const newColumn = (rows: number) => new Float32Array(capacity).fill(NaN, 0, rows);
  const makeRoom = (rows: number) => {
    if (rows <= capacity) return;
    capacity = length === 0 ? Math.ceil(rows * Math.max(1, expectedTables) * spareShare) : Math.max(rows, 2 * capacity);
    const longer = new Float64Array(capacity);
    longer.set(timesMs.subarray(0, length));
    timesMs = longer;
    for (const [channel, column] of columns) {
      const longerColumn = newColumn(0);
      longerColumn.set(column.subarray(0, length));
      columns.set(channel, longerColumn);
    }
  };

  return {
    add(table) {
      const rows = length + table.length;
      makeRoom(rows);
      timesMs.set(table.timesMs.subarray(0, table.length), length);
      for (const channel of table.columns.keys()) if (!columns.has(channel)) columns.set(channel, newColumn(length));
      for (const [channel, column] of columns) {
        const from = table.columns.get(channel);
        if (from === undefined) column.fill(NaN, length, rows);
        else column.set(from.subarray(0, table.length), length);
      }
      length = rows;
    },
    joined: () =>
      inOrder({
        length,
        timesMs: timesMs.subarray(0, length),
        columns: new Map(Array.from(columns, ([channel, column]) => [channel, column.subarray(0, length)])),
      }),
  };
}
