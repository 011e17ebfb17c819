/** From top to bottom, in pixels from the top of the window. */
interface Stretch {
  readonly topPx: number;
  readonly bottomPx: number;
}

export interface PopoverPlace {
  readonly placement: 'bottom end' | 'top end';
  readonly maxHeightPx: number;
}

/** Between a button and what it opens, and between that and the end of its room. */
const gapsPx = 8 + 12;
/** With so much room below it need not open above. */
const enoughPx = 320;

/** Where a button opens a list, so that it stays within the free part of the window, and how high that may be. */
export function popoverPlace(button: Stretch, free: Stretch): PopoverPlace {
  const belowPx = free.bottomPx - button.bottomPx - gapsPx;
  const abovePx = button.topPx - free.topPx - gapsPx;
  const isBelow = belowPx >= Math.min(enoughPx, abovePx);
  return { placement: isBelow ? 'bottom end' : 'top end', maxHeightPx: Math.max(0, isBelow ? belowPx : abovePx) };
}
