import type { Channel } from './channels.ts';

/** Values of one channel, one a row; NaN where missing. */
export type Column = Float32Array | Float64Array;

/**
 * Samples as columns, ascending in time.
 * A column holds NaN where its value is missing; a channel without a column was never recorded.
 */
export interface SampleTable {
  readonly length: number;
  /** Milliseconds since 1970-01-01T00:00Z; only the first `length` count. */
  readonly timesMs: Float64Array;
  readonly columns: ReadonlyMap<Channel, Column>;
}
