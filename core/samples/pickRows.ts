import type { Column, SampleTable } from './SampleTable.ts';

const sameKind = (column: Column, length: number): Column =>
  column instanceof Float32Array ? new Float32Array(length) : new Float64Array(length);

/** A copy of the rows at the given indices, in that order. */
export function pickRows(table: SampleTable, indices: ArrayLike<number>): SampleTable {
  const pick = <C extends Column>(from: Column, into: C): C => {
    for (let i = 0; i < indices.length; i++) into[i] = from[indices[i]!]!;
    return into;
  };
  return {
    length: indices.length,
    timesMs: pick(table.timesMs, new Float64Array(indices.length)),
    columns: new Map(Array.from(table.columns, ([channel, column]) => [channel, pick(column, sameKind(column, indices.length))])),
  };
}
