import type { ClosedTimeRange } from '../time/index.ts';
import { scaleLinear, type ScaleLinear } from 'd3-scale';

/** From milliseconds to pixels; `invert` goes back. */
export type TimeScale = ScaleLinear<number, number>;

/** `left` and `right` in pixels; a moment outside the span lies outside of them. */
export function timeScale({ fromMs, toMs }: ClosedTimeRange, left: number, right: number): TimeScale {
  return scaleLinear().domain([fromMs, toMs]).range([left, right]);
}
