import type { Span } from './shapes.ts';
import { clampSpan, minSpanMs } from './xRange.ts';

/** What is dragged of a window over all the data: one of its ends, or all of it. */
export type BrushPart = 'from' | 'until' | 'both';

/** A window after its part was dragged by a time: an end stops at the data's and at the shortest window, the whole keeps its length. */
export function brushedSpan({ fromMs, untilMs }: Span, part: BrushPart, byMs: number, whole: Span): Span {
  const by = Number.isFinite(byMs) ? byMs : 0;
  const moved: Readonly<Record<BrushPart, Span>> = {
    from: { fromMs: Math.max(whole.fromMs, Math.min(fromMs + by, untilMs - minSpanMs)), untilMs },
    until: { fromMs, untilMs: Math.min(whole.untilMs, Math.max(untilMs + by, fromMs + minSpanMs)) },
    both: { fromMs: fromMs + by, untilMs: untilMs + by },
  };
  return clampSpan(moved[part], whole) ?? { fromMs, untilMs };
}
