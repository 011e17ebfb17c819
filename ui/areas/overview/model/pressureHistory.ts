import { type Extent, extentOf } from '../../../../core/plot/index.ts';
import { type Column, indexAt, plantChannel } from '../../../../core/samples/index.ts';
import type { TimeRange } from '../../../../core/time/index.ts';
import type { Trend } from '../../../stores/index.ts';

/** The network pressure over a span, with its extremes. */
export interface PressureHistory extends TimeRange {
  readonly timesMs: Float64Array;
  /** NaN where missing. */
  readonly pressureBar: Column;
  /** Extremes of the span; undefined when there is no value. */
  readonly extent: Extent | undefined;
}

const noColumn = new Float32Array(0);

/** The last `lengthMs` of a trend; `gapMs` more of nothing at its end. */
export function pressureHistory({ untilMs: seenMs, table }: Trend, lengthMs: number, gapMs = 0): PressureHistory {
  const column = table.columns.get(plantChannel('systemPressureBar')) ?? noColumn;
  const untilMs = seenMs + gapMs;
  const fromMs = untilMs - lengthMs;
  const first = indexAt(table.timesMs, table.length, fromMs);
  const pressureBar = column.subarray(first);
  const extent = extentOf(pressureBar);
  return {
    fromMs,
    untilMs,
    timesMs: table.timesMs.subarray(first, first + pressureBar.length),
    pressureBar,
    extent: Number.isNaN(extent.min) ? undefined : extent,
  };
}
