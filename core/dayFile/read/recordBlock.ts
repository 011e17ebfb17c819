import type { Channel, SampleTable } from '../../samples/index.ts';

/** Rows that are being read, all columns in one piece of memory. */
export interface RecordBlock {
  length: number;
  /** Rows that fit. A column begins this many values behind the one before. */
  capacity: number;
  timesMs: Float64Array;
  values: Float64Array;
  /** The line that each row was read from, from 1. */
  lines: Uint32Array;
}

/** Columns must not begin at multiples of this many values, or the values of a row would share a few places of the CPU's cache. */
const cachePage = 1024;
const cacheLine = 16;
/** A table may keep this share of unused memory. */
const spareShare = 1 / 8;

const capacityFor = (rows: number) => Math.ceil(rows / cachePage) * cachePage + cacheLine;

export function recordBlock(columnCount: number, expectedRows: number): RecordBlock {
  const capacity = capacityFor(expectedRows);
  return {
    length: 0,
    capacity,
    timesMs: new Float64Array(capacity),
    values: new Float64Array(capacity * columnCount),
    lines: new Uint32Array(capacity),
  };
}

/** Makes room for more rows; what was read stays. */
export function growBlock(block: RecordBlock, columnCount: number, expectedRows: number): void {
  const { length, capacity, timesMs, values, lines } = block;
  Object.assign(block, recordBlock(columnCount, expectedRows), { length });
  block.timesMs.set(timesMs.subarray(0, length));
  block.lines.set(lines.subarray(0, length));
  for (let column = 0; column < columnCount; column++)
    block.values.set(values.subarray(column * capacity, column * capacity + length), column * block.capacity);
}

/** A block without rows in the memory of a used one; a new one for the expected rows where the columns are not so many. */
export function reusedBlock(columnCount: number, used: RecordBlock | undefined, expectedRows: number): RecordBlock {
  const isUsable = used !== undefined && used.values.length === used.capacity * columnCount;
  return isUsable ? { ...used, length: 0 } : recordBlock(columnCount, expectedRows);
}

/** The rows as a table of the columns that have a channel; it shares the block's memory if that is kept, or little of it is unused. */
export function blockTable(
  { length, capacity, timesMs, values }: RecordBlock,
  channels: readonly (Channel | undefined)[],
  isKept: boolean,
): SampleTable {
  const isShared = isKept || capacity - length <= Math.max(cacheLine, capacity * spareShare);
  const part = <C extends Float32Array | Float64Array>(column: C, from: number): C =>
    (isShared ? column.subarray(from, from + length) : column.slice(from, from + length)) as C;
  return {
    length,
    timesMs: part(timesMs, 0),
    columns: new Map(channels.flatMap((channel, i) => (channel === undefined ? [] : [[channel, part(values, i * capacity)]]))),
  };
}
