import type { Column } from '../samples/index.ts';

/** Equal bits are equal statuses, and quicker to compare as whole numbers. */
export const comparable = (column: Column): Column | Int32Array =>
  column instanceof Float32Array ? new Int32Array(column.buffer, column.byteOffset, column.length) : column;

/** The end of the stretch of equal statuses that begins at `row`. */
export function stretchEnd(statuses: Column | Int32Array, row: number, endRow: number): number {
  const status = statuses[row]!;
  let end = row + 1;
  if (Number.isNaN(status)) while (end < endRow && Number.isNaN(statuses[end]!)) end++;
  else {
    while (end + 1 < endRow && statuses[end] === status && statuses[end + 1] === status) end += 2;
    if (end < endRow && statuses[end] === status) end++;
  }
  return end;
}
