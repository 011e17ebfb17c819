import type { Channel } from './channels.ts';
import type { SampleTable } from './SampleTable.ts';

/** Grows a table of 32-bit columns row by row. */
export interface TableBuilder {
  /** `values` are read in the order of the builder's channels, from `offset`; times must ascend. A value that 32 bits do not hold, or an infinite one, is missing. */
  append(atMs: number, values: ArrayLike<number>, offset?: number): void;
  /** The rows so far; later appends do not change it. */
  table(): SampleTable;
}

const firstCapacity = 1024;

/** `expectedRows` only saves growing; the table may become longer. */
export function tableBuilder(keys: readonly Channel[], expectedRows = firstCapacity): TableBuilder {
  let capacity = Math.max(1, expectedRows);
  let length = 0;
  let timesMs = new Float64Array(capacity);
  let columns = keys.map(() => new Float32Array(capacity));

  const grow = () => {
    capacity *= 2;
    const longer = new Float64Array(capacity);
    longer.set(timesMs);
    timesMs = longer;
    columns = columns.map((column) => {
      const longerColumn = new Float32Array(capacity);
      longerColumn.set(column);
      return longerColumn;
    });
  };

  return {
    append(atMs, values, offset = 0) {
      if (length === capacity) grow();
      timesMs[length] = atMs;
      for (let i = 0; i < columns.length; i++) {
        const column = columns[i]!;
        column[length] = values[offset + i] ?? NaN;
        if (!Number.isFinite(column[length])) column[length] = NaN;
      }
      length++;
    },
    table: () => ({
      length,
      timesMs: timesMs.slice(0, length),
      columns: new Map(keys.map((key, i) => [key, columns[i]!.slice(0, length)])),
    }),
  };
}
