import { msPerSecond } from '../time/index.ts';

/** How long each of several fault texts is shown. */
export const rotationStepMs = 3 * msPerSecond;

/** Which of several texts is shown at a moment; the first at `sinceMs`. Undefined for none, and the first where a time is missing. */
export function rotatedText<Text>(texts: readonly Text[], nowMs: number, sinceMs = 0): Text | undefined {
  const step = Math.floor((nowMs - sinceMs) / rotationStepMs);
  const position = Number.isFinite(step) ? step % texts.length : 0;
  return texts[position < 0 ? position + texts.length : position];
}

/** When the next text is due, for a timer; undefined when nothing rotates or a time is missing. */
export function nextRotationMs(count: number, nowMs: number, sinceMs = 0): number | undefined {
  const step = Math.floor((nowMs - sinceMs) / rotationStepMs);
  return count > 1 && Number.isFinite(step) ? sinceMs + (step + 1) * rotationStepMs : undefined;
}
