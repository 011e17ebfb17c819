import { moveX, type Span, type XRange, zoomX } from '../../../core/plot/index.ts';

const panFrames = 60;
const panShare = 0.01;
const minZoomMs = 600_000;

const spanOf = (range: XRange, before: Span) => (range.mode === 'manual' ? range.span : before);

/** From the whole week to ten minutes about a place off the middle, and out again. */
export function zoomSteps(whole: Span): readonly Span[] {
  const aboutMs = whole.fromMs + 0.61 * (whole.untilMs - whole.fromMs);
  const steps: Span[] = [];
  let span = whole;
  while (span.untilMs - span.fromMs > minZoomMs) steps.push((span = spanOf(zoomX(span, 'in', aboutMs, whole), span)));
  while (span.untilMs - span.fromMs < whole.untilMs - whole.fromMs) steps.push((span = spanOf(zoomX(span, 'out', aboutMs, whole), span)));
  return steps;
}

/** Half a week, moved to the right and back. */
export function panSteps(whole: Span): readonly Span[] {
  const lengthMs = (whole.untilMs - whole.fromMs) / 2;
  let span: Span = { fromMs: whole.fromMs, untilMs: whole.fromMs + lengthMs };
  return Array.from({ length: panFrames }, (_, i) => {
    span = spanOf(moveX(span, (i < panFrames / 2 ? 1 : -1) * panShare * lengthMs, whole), span);
    return span;
  });
}
