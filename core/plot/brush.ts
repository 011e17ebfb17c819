import type { ClosedTimeRange } from '../time/index.ts';
import { clampSpan, minSpanMs } from './xRange.ts';

/** What is dragged of a window over all the data: one of its ends, or all of it. */
export const brushParts = ['from', 'until', 'both'] as const;
export type BrushPart = (typeof brushParts)[number];

/** A window after its part was dragged by a time: an end stops at the data's and at the shortest window, the whole keeps its length. */
export function brushedSpan({ fromMs, toMs }: ClosedTimeRange, part: BrushPart, byMs: number, whole: ClosedTimeRange): ClosedTimeRange {
  const by = Number.isFinite(byMs) ? byMs : 0;
  const moved: Readonly<Record<BrushPart, ClosedTimeRange>> = {
    from: { fromMs: Math.max(whole.fromMs, Math.min(fromMs + by, toMs - minSpanMs)), toMs },
    until: { fromMs, toMs: Math.min(whole.toMs, Math.max(toMs + by, fromMs + minSpanMs)) },
    both: { fromMs: fromMs + by, toMs: toMs + by },
  };
  return clampSpan(moved[part], whole) ?? { fromMs, toMs };
}
