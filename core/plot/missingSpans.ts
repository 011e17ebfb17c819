import type { Column } from '../samples/index.ts';
import { lineIndex } from './lineIndex.ts';
import type { Rect, Span } from './shapes.ts';
import type { TimeScale } from './timeScale.ts';

/** The rows that are searched for missing values; the columns must not change later. */
export interface SpanRows {
  readonly timesMs: Float64Array;
  readonly columns: readonly Column[];
  /** Rows that count. */
  readonly length: number;
  /** A longer time without any value is missing. */
  readonly maxGapMs: number;
}

const finite = (ms: number, otherwise: number) => (Number.isFinite(ms) ? ms : otherwise);
const always: readonly Span[] = [{ fromMs: -Infinity, untilMs: Infinity }];

/** The ascending spans that touch another one. */
function touching(spans: readonly Span[], { fromMs, untilMs }: Span): readonly Span[] {
  let first = 0;
  let behind = spans.length;
  while (first < behind) {
    const middle = (first + behind) >>> 1;
    if (spans[middle]!.untilMs <= fromMs) first = middle + 1;
    else behind = middle;
  }
  let end = first;
  while (end < spans.length && spans[end]!.fromMs < untilMs) end++;
  return spans.slice(first, end);
}

/** What two ascending lists of spans share, where that is longer than the gap. */
function shared(some: readonly Span[], others: readonly Span[], maxGapMs: number): readonly Span[] {
  const both: Span[] = [];
  for (let i = 0, j = 0; i < some.length && j < others.length;) {
    const [a, b] = [some[i]!, others[j]!];
    const fromMs = Math.max(a.fromMs, b.fromMs);
    const untilMs = Math.min(a.untilMs, b.untilMs);
    if (untilMs - fromMs > maxGapMs) both.push({ fromMs, untilMs });
    if (a.untilMs < b.untilMs) i++;
    else j++;
  }
  return both;
}

/** Where no column has a value for longer than the gap, ascending; the ends of the span count as known when nothing is outside of them. */
export function missingSpans({ timesMs, columns, length, maxGapMs }: SpanRows, span: Span): readonly Span[] {
  let gaps = always;
  for (const column of columns) {
    if (gaps.length === 0) break;
    gaps = shared(gaps, touching(lineIndex({ timesMs, column, length, maxGapMs }).gaps, span), maxGapMs);
  }
  return gaps
    .filter(({ fromMs, untilMs }) => finite(untilMs, span.untilMs) - finite(fromMs, span.fromMs) > maxGapMs)
    .map(({ fromMs, untilMs }) => ({ fromMs: Math.max(span.fromMs, fromMs), untilMs: Math.min(span.untilMs, untilMs) }))
    .filter(({ fromMs, untilMs }) => untilMs > fromMs);
}

/** Spans as full-height rectangles of a plot. */
export function spanRects(spans: readonly Span[], x: TimeScale, { y, height }: Rect): readonly Rect[] {
  return spans.map(({ fromMs, untilMs }) => ({ x: x(fromMs), y, width: x(untilMs) - x(fromMs), height }));
}
