/** Where a readout goes in its chart; all in pixels of the chart. */
export interface TipPlace {
  readonly left: number;
  readonly top: number;
}

export interface TipRoom {
  /** What the readout is of. */
  readonly x: number;
  /** Where it goes if nothing hinders. */
  readonly top: number;
  readonly tip: { readonly width: number; readonly height: number };
  readonly chartWidth: number;
  /** The part of the chart's height that the window shows; it may reach beyond the chart. */
  readonly visible: { readonly top: number; readonly bottom: number };
}

const besidePx = 16;
const edgePx = 8;

/** Right of `x`, else left of it, else where there is room; never out of the window while it fits. */
export function tipPlace({ x, top, tip, chartWidth, visible }: TipRoom): TipPlace {
  const lowest = visible.bottom - edgePx - tip.height;
  return { left: leftOf(x, tip.width, chartWidth), top: Math.max(visible.top + edgePx, Math.min(top, lowest)) };
}

function leftOf(x: number, tipWidth: number, chartWidth: number): number {
  const right = x + besidePx;
  if (right + tipWidth <= chartWidth) return right;
  const left = x - besidePx - tipWidth;
  return left >= 0 ? left : Math.min(Math.max(0, x - tipWidth / 2), Math.max(0, chartWidth - tipWidth));
}
