import type { AnyQuantity, Quantity } from './quantity.ts';
import { shownAs } from './shownAs.ts';
import type { Unit, UnitChoice } from './Unit.ts';

/** A figure before a language gives it its text. */
export interface DisplayValue {
  /** In `unit`, unrounded and finite; undefined when missing. */
  readonly value: number | undefined;
  readonly unit: Unit;
  /** Decimals. */
  readonly digits: number;
}

/** The unit a quantity is shown in. */
export function displayUnit(quantity: AnyQuantity, choice: UnitChoice): Unit {
  return shownAs[quantity](choice).unit;
}

/** From the base unit to the chosen display unit, unrounded; NaN stays NaN. */
export function toDisplay(quantity: AnyQuantity, value: number, choice: UnitChoice): number {
  const { times, over, offset } = shownAs[quantity](choice);
  return (value * times) / over + offset;
}

/** From the chosen display unit back to the base unit, unrounded; NaN stays NaN. */
export function fromDisplay(quantity: AnyQuantity, value: number, choice: UnitChoice): number {
  const { times, over, offset } = shownAs[quantity](choice);
  return ((value - offset) * over) / times;
}

/** A value in its base unit as it is to be shown; one that is missing, NaN or out of the range of numbers has no figure. */
export function displayValue(quantity: AnyQuantity, value: number | undefined, choice: UnitChoice): DisplayValue {
  const { unit, digits } = shownAs[quantity](choice);
  const shown = toDisplay(quantity, value ?? NaN, choice);
  return { value: Number.isFinite(shown) ? shown : undefined, unit, digits };
}

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
