import type { ClosedTimeRange } from '../time/index.ts';
import { indexAt } from '../samples/index.ts';

/** Rows `fromIndex` up to but not including `untilIndex`. */
export interface Rows {
  readonly fromIndex: number;
  readonly untilIndex: number;
}

/** The rows of a span. */
export function rowsIn(timesMs: Float64Array, length: number, { fromMs, toMs }: ClosedTimeRange): Rows {
  const fromIndex = indexAt(timesMs, length, fromMs);
  let untilIndex = Math.max(fromIndex, indexAt(timesMs, length, toMs));
  while (untilIndex < length && timesMs[untilIndex]! === toMs) untilIndex++;
  return { fromIndex, untilIndex };
}

/** The rows of a span and their neighbours outside of it, so that a line runs on to the edges. */
export function rowsAround(timesMs: Float64Array, length: number, span: ClosedTimeRange): Rows {
  const { fromIndex, untilIndex } = rowsIn(timesMs, length, span);
  return { fromIndex: Math.max(0, fromIndex - 1), untilIndex: Math.min(length, untilIndex + 1) };
}
