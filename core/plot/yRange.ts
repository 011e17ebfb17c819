import type { Extent } from './extentOf.ts';
import type { ValueLimits } from './valueLimits.ts';
import { type ZoomDirection, zoomedEnds, zoomFactors } from './zoom.ts';

/** The value axis as a person set it; a manual extent is in the quantity's base unit. */
export type YRange = { readonly mode: 'auto' } | { readonly mode: 'manual'; readonly extent: Extent };

/** The floor and step of a quantity's axis, in the unit of the extents. */
export type YBounds = Pick<ValueLimits, 'floor' | 'step'>;

/** Shown width as a part of the automatic one. */
export const yZoom = { min: 0.1, max: 10 } as const;
/** A step up or down, as a part of the shown width. */
export const yMoveShare = 0.25;

/**
 * An extent that is at least one step wide and not below the floor: too narrow, it grows on both sides, too low, it is cut or moved up.
 * Reversed ends are swapped, a missing one counts as one step from the other; both missing is the first step above the floor or zero.
 */
export function fitExtent({ min, max }: Extent, { floor, step }: YBounds): Extent {
  const isKnown = Number.isFinite;
  const start = isKnown(min) ? min : isKnown(max) ? max - step : Math.max(floor, 0);
  const end = isKnown(max) ? max : start + step;
  const low = Math.max(floor, Math.min(start, end));
  const high = Math.max(floor, start, end);
  const lacking = step - (high - low);
  if (lacking <= 0) return { min: low, max: high };
  const from = Math.max(floor, low - lacking / 2);
  return { min: from, max: from + step };
}

/** A step of the wheel over a value, which stays where it is as far as the bounds allow; `whole` is the extent that `auto` shows. */
export function zoomY(shown: Extent, direction: ZoomDirection, about: number, whole: Extent, bounds: YBounds): Extent {
  const known = fitExtent(shown, bounds);
  const fitted = fitExtent(whole, bounds);
  const wholeWidth = fitted.max - fitted.min;
  const wanted = (known.max - known.min) * zoomFactors[direction];
  const width = Math.max(bounds.step, yZoom.min * wholeWidth, Math.min(yZoom.max * wholeWidth, wanted));
  const [min, max] = zoomedEnds(known.min, known.max, width, about);
  const lift = Math.max(0, bounds.floor - min);
  return fitExtent({ min: min + lift, max: max + lift }, bounds);
}

/** Moves an extent by an amount, down not below the floor; its width stays. A missing amount moves nothing. */
export function shiftY(shown: Extent, by: number, bounds: YBounds): Extent {
  const { min, max } = fitExtent(shown, bounds);
  const shift = Number.isFinite(by) ? Math.max(by, bounds.floor - min) : 0;
  return fitExtent({ min: min + shift, max: max + shift }, bounds);
}

/** Moves an extent by a quarter of its width, down not below the floor; its width stays. */
export function moveY(shown: Extent, direction: 'up' | 'down', bounds: YBounds): Extent {
  const { min, max } = fitExtent(shown, bounds);
  const by = yMoveShare * (max - min);
  return shiftY(shown, direction === 'up' ? by : -by, bounds);
}
