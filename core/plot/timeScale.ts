import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { Span } from './shapes.ts';

/** From milliseconds to pixels; `invert` goes back. */
export type TimeScale = ScaleLinear<number, number>;

/** `left` and `right` in pixels; a moment outside the span lies outside of them. */
export function timeScale({ fromMs, untilMs }: Span, left: number, right: number): TimeScale {
  return scaleLinear().domain([fromMs, untilMs]).range([left, right]);
}
