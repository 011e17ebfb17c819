import { moveX, type XRange, zoomX } from '../../../core/plot/index.ts';
import type { ClosedTimeRange } from '../../../core/time/index.ts';

const panFrames = 60;
const panShare = 0.01;
const minZoomMs = 600_000;

const spanOf = (range: XRange, before: ClosedTimeRange) => (range.mode === 'manual' ? range.span : before);

/** From the whole week to ten minutes about a place off the middle, and out again. */
export function zoomSteps(whole: ClosedTimeRange): readonly ClosedTimeRange[] {
  const aboutMs = whole.fromMs + 0.61 * (whole.toMs - whole.fromMs);
  const steps: ClosedTimeRange[] = [];
  let span = whole;
  while (span.toMs - span.fromMs > minZoomMs) steps.push((span = spanOf(zoomX(span, 'in', aboutMs, whole), span)));
  while (span.toMs - span.fromMs < whole.toMs - whole.fromMs) steps.push((span = spanOf(zoomX(span, 'out', aboutMs, whole), span)));
  return steps;
}

/** Half a week, moved to the right and back. */
export function panSteps(whole: ClosedTimeRange): readonly ClosedTimeRange[] {
  const lengthMs = (whole.toMs - whole.fromMs) / 2;
  let span: ClosedTimeRange = { fromMs: whole.fromMs, toMs: whole.fromMs + lengthMs };
  return Array.from({ length: panFrames }, (_, i) => {
    span = spanOf(moveX(span, (i < panFrames / 2 ? 1 : -1) * panShare * lengthMs, whole), span);
    return span;
  });
}
