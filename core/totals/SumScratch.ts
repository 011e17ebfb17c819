/** What summing a piece of rows writes down on its way, used again for the next piece: new memory for each would wait to be collected. */
export interface SumScratch {
  readonly stepsMs: Float64Array;
  readonly elapsedMs: Float64Array;
  readonly standing: Int32Array;
  readonly running: Int32Array;
}

/** For pieces of at most so many rows. */
export const sumScratch = (rows: number): SumScratch => ({
  stepsMs: new Float64Array(rows),
  elapsedMs: new Float64Array(rows + 1),
  standing: new Int32Array(rows + 1),
  running: new Int32Array(rows + 1),
});

/** The first `length` numbers, all 0. */
export const cleared = <A extends Float64Array | Int32Array>(numbers: A, length: number): A => numbers.subarray(0, length).fill(0) as A;
