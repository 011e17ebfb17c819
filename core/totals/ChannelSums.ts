/** What a stretch of time has of one channel, in the channel's unit. */
export interface SumOfTime {
  /** Sum of value x milliseconds. */
  readonly sum: number;
  /** Milliseconds with a value. */
  readonly coveredMs: number;
  readonly least: number;
  readonly greatest: number;
}

/** Likewise of one step of time after the other; steps without a value are left out. */
export interface ChannelSums {
  /** Numbers of the steps since 1970-01-01T00:00Z, ascending: quarter hours, or several of them at a time. */
  readonly steps: Float64Array;
  readonly sums: Float64Array;
  readonly coveredMs: Float64Array;
  readonly least: Float32Array;
  readonly greatest: Float32Array;
}
