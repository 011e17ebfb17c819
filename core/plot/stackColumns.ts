import type { Column } from '../samples/index.ts';

/** A line's place in a stack. */
export interface StackPlace {
  /** Counted from the bottom, from 0. */
  readonly place: number;
  /** The sum of its own values and those below it; NaN where it has none. */
  readonly column: Column;
}

function sumOf(column: Column): number {
  let sum = 0;
  for (const value of column) if (!Number.isNaN(value)) sum += value;
  return sum;
}

/** Columns on top of each other, the one with the greatest sum at the bottom, in the order that they are given in. A missing value takes no room. */
export function stackColumns(columns: readonly Column[], length: number): readonly StackPlace[] {
  const sums = columns.map(sumOf);
  const order = columns.map((_, i) => i).sort((a, b) => sums[b]! - sums[a]! || a - b);
  const below = new Float64Array(length);
  const stacked: StackPlace[] = [];
  order.forEach((i, place) => {
    const column = new Float32Array(length);
    for (let row = 0; row < length; row++) {
      const value = columns[i]![row]!;
      if (!Number.isNaN(value)) below[row]! += value;
      column[row] = Number.isNaN(value) ? NaN : below[row]!;
    }
    stacked[i] = { place, column };
  });
  return stacked;
}
