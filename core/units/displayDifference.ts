import { toDisplay } from './display.ts';
import type { Quantity } from './quantity.ts';
import type { UnitChoice } from './Unit.ts';

/** How much more a value is than another one, both in the base unit, in the unit that it is shown in; undefined where either is missing. */
export function displayDifference(
  quantity: Quantity,
  value: number | undefined,
  other: number | undefined,
  units: UnitChoice,
): number | undefined {
  if (value === undefined || other === undefined) return undefined;
  return toDisplay(quantity, value, units) - toDisplay(quantity, other, units);
}
