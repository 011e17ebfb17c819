import type { ClosedTimeRange } from '../time/index.ts';
import type { Column } from '../samples/index.ts';
import { lineIndex } from './lineIndex.ts';
import type { Rect } from './shapes.ts';
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
const always: readonly ClosedTimeRange[] = [{ fromMs: -Infinity, toMs: Infinity }];

/** The ascending spans that touch another one. */
function touching(spans: readonly ClosedTimeRange[], { fromMs, toMs }: ClosedTimeRange): readonly ClosedTimeRange[] {
  let first = 0;
  let behind = spans.length;
  while (first < behind) {
    const middle = (first + behind) >>> 1;
    if (spans[middle]!.toMs <= fromMs) first = middle + 1;
    else behind = middle;
  }
  let end = first;
  while (end < spans.length && spans[end]!.fromMs < toMs) end++;
  return spans.slice(first, end);
}

/** What two ascending lists of spans share, where that is longer than the gap. */
function shared(some: readonly ClosedTimeRange[], others: readonly ClosedTimeRange[], maxGapMs: number): readonly ClosedTimeRange[] {
  const both: ClosedTimeRange[] = [];
  for (let i = 0, j = 0; i < some.length && j < others.length;) {
    const [a, b] = [some[i]!, others[j]!];
    const fromMs = Math.max(a.fromMs, b.fromMs);
    const toMs = Math.min(a.toMs, b.toMs);
    if (toMs - fromMs > maxGapMs) both.push({ fromMs, toMs });
    if (a.toMs < b.toMs) i++;
    else j++;
  }
  return both;
}

/** Where no column has a value for longer than the gap, ascending; the ends of the span count as known when nothing is outside of them. */
export function missingSpans({ timesMs, columns, length, maxGapMs }: SpanRows, span: ClosedTimeRange): readonly ClosedTimeRange[] {
  let gaps = always;
  for (const column of columns) {
    if (gaps.length === 0) break;
    gaps = shared(gaps, touching(lineIndex({ timesMs, column, length, maxGapMs }).gaps, span), maxGapMs);
  }
  return gaps
    .filter(({ fromMs, toMs }) => finite(toMs, span.toMs) - finite(fromMs, span.fromMs) > maxGapMs)
    .map(({ fromMs, toMs }) => ({ fromMs: Math.max(span.fromMs, fromMs), toMs: Math.min(span.toMs, toMs) }))
    .filter(({ fromMs, toMs }) => toMs > fromMs);
}

/** Spans as full-height rectangles of a plot. */
export function spanRects(spans: readonly ClosedTimeRange[], x: TimeScale, { y, height }: Rect): readonly Rect[] {
  return spans.map(({ fromMs, toMs }) => ({ x: x(fromMs), y, width: x(toMs) - x(fromMs), height }));
}
