import { type Figure, figureOf } from '../figures/index.ts';

/** A minimum or maximum above this was never set by the controller. */
export const unsetAbove = 1e29;

/** A minimum as a balance shows it: one that was never set is 0; missing stays missing. */
export function shownMinimum(minimum: Figure): Figure {
  return minimum !== undefined && minimum > unsetAbove ? 0 : figureOf(minimum);
}

/** A maximum as a balance shows it: one that was never set, or is negative, is 0; missing stays missing. */
export function shownMaximum(maximum: Figure): Figure {
  return maximum !== undefined && (maximum > unsetAbove || maximum < 0) ? 0 : figureOf(maximum);
}
