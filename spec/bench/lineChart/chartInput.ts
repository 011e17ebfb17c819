import type { ClosedTimeRange } from '../../../core/time/index.ts';
import { weekOfPressure, weekTimesMs } from '../reduceWeek.ts';

/** What every chart of the benchmark draws, each in its own way. */
export interface ChartInput {
  readonly timesMs: Float64Array;
  readonly columns: readonly Float32Array[];
  readonly whole: ClosedTimeRange;
  /** Of the chart, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A chart on the page. */
export interface DrawnChart {
  /** Draws the span before it returns, or by the end of the frame. */
  readonly show: (span: ClosedTimeRange) => void;
}

/** Draws the whole week. */
export type DrawChart = (place: HTMLElement, input: ChartInput) => DrawnChart;

/** A week of lines, each with its own course. */
export function chartInput(lineCount: number, width: number, height: number): ChartInput {
  const timesMs = weekTimesMs();
  return {
    timesMs,
    columns: Array.from({ length: lineCount }, (_, i) => weekOfPressure(i * 131).map((bar) => bar + i / 30)),
    whole: { fromMs: timesMs[0]!, toMs: timesMs.at(-1)! },
    width,
    height,
  };
}
