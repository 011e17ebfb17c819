import type { Channel } from '../../samples/index.ts';
import { maxDecimals } from '../text/numberText.ts';

/** What the cells of a record behind its time are for, as the inner loop wants it. */
export interface RecordPlan {
  readonly cells: readonly PlannedCell[];
  /** Places of the cells that are integers. */
  readonly integers: Uint16Array;
  /**
   * base = (count - offset) / divisor for a number printed with some decimals: the offset at `cell * scalesPerCell + 2 * decimals`,
   * the divisor behind it. An integer with decimals comes out infinite.
   */
  readonly scales: Float64Array;
}

/** Offset and divisor for each of 0..maxDecimals decimals. */
export const scalesPerCell = 2 * (maxDecimals + 1);

/** A cell; `channel` is undefined where nothing is made of it. In the file: base * factor + offset. */
export interface PlannedCell {
  readonly channel: Channel | undefined;
  /** As the file states it. */
  readonly unit: string | undefined;
  readonly isInteger: boolean;
  readonly factor: number;
  readonly offset: number;
}

export function recordPlan(cells: readonly PlannedCell[]): RecordPlan {
  const scales = new Float64Array(cells.length * scalesPerCell);
  cells.forEach(({ isInteger, factor, offset }, cell) => {
    for (let decimals = 0; decimals <= maxDecimals; decimals++) {
      const at = cell * scalesPerCell + 2 * decimals;
      scales[at] = isInteger && decimals > 0 ? -Infinity : offset * 10 ** decimals;
      scales[at + 1] = factor * 10 ** decimals;
    }
  });
  return {
    cells,
    integers: Uint16Array.from(cells.flatMap(({ isInteger }, cell) => (isInteger ? cell : []))),
    scales,
  };
}
