import { type Column, indexAt, plantChannel, type SampleTable } from '../../../../core/samples/index.ts';

/** The network pressure over a span, with its extremes. */
export interface PressureHistory {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly timesMs: Float64Array;
  /** NaN where missing. */
  readonly pressureBar: Column;
  /** Extremes of the span; undefined when there is no value. */
  readonly minBar: number | undefined;
  readonly maxBar: number | undefined;
  /** First value of the span. */
  readonly firstMs: number | undefined;
}

const noColumn = new Float32Array(0);

/** From `fromMs` to `untilMs`, both included; `latestBar` is the value at `untilMs`, which the log may not hold yet. */
export function pressureHistory(table: SampleTable, fromMs: number, untilMs: number, latestBar: number | undefined): PressureHistory {
  const column = table.columns.get(plantChannel('systemPressureBar')) ?? noColumn;
  const first = indexAt(table.timesMs, table.length, fromMs);
  const end = Math.max(first, indexAt(table.timesMs, table.length, untilMs));
  const kept = column.length === 0 ? [] : Array.from(column.subarray(first, end));
  const times = column.length === 0 ? [] : Array.from(table.timesMs.subarray(first, end));
  if (latestBar !== undefined) {
    kept.push(latestBar);
    times.push(untilMs);
  }
  const known = kept.filter((value) => Number.isFinite(value));
  const firstKnown = kept.findIndex((value) => Number.isFinite(value));
  return {
    fromMs,
    untilMs,
    timesMs: Float64Array.from(times),
    pressureBar: Float64Array.from(kept),
    minBar: known.length === 0 ? undefined : Math.min(...known),
    maxBar: known.length === 0 ? undefined : Math.max(...known),
    firstMs: times[firstKnown],
  };
}
