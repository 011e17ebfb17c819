import type { Column } from '../samples/index.ts';
import type { Rect, Span } from './shapes.ts';
import type { TimeScale } from './timeScale.ts';

/** The rows that are searched for missing values. */
export interface SpanRows {
  readonly timesMs: Float64Array;
  readonly columns: readonly Column[];
  /** Rows that count. */
  readonly length: number;
  /** A longer time without any value is missing. */
  readonly maxGapMs: number;
}

/** Where no column has a value for longer than the gap, ascending; the ends of the span count as known when nothing is outside of them. */
export function missingSpans({ timesMs, columns, length, maxGapMs }: SpanRows, span: Span): readonly Span[] {
  const missing: Span[] = [];
  let knownMs = span.fromMs;
  const meet = (atMs: number) => {
    const fromMs = Math.max(span.fromMs, knownMs);
    const untilMs = Math.min(span.untilMs, atMs);
    if (atMs - knownMs > maxGapMs && untilMs > fromMs) missing.push({ fromMs, untilMs });
    knownMs = atMs;
  };
  for (let row = 0; row < length && knownMs < span.untilMs; row++) {
    if (!columns.some((column) => !Number.isNaN(column[row]!))) continue;
    if (timesMs[row]! <= span.fromMs) knownMs = timesMs[row]!;
    else meet(timesMs[row]!);
  }
  if (knownMs < span.untilMs) meet(span.untilMs);
  return missing;
}

/** Spans as full-height rectangles of a plot. */
export function spanRects(spans: readonly Span[], x: TimeScale, { y, height }: Rect): readonly Rect[] {
  return spans.map(({ fromMs, untilMs }) => ({ x: x(fromMs), y, width: x(untilMs) - x(fromMs), height }));
}
