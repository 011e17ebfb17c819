import { type AnyQuantity, fromDisplay, toDisplay, type UnitChoice } from '../../../../../core/units/index.ts';

/** So many digits of a converted number are its own, and not those of the conversion. */
const digits = 6;

/** A number as it is typed: in the chosen unit, where it is a quantity. */
export function entryValue(quantity: AnyQuantity | undefined, value: number, units: UnitChoice): number {
  if (quantity === undefined || !Number.isFinite(value)) return value;
  const shown = toDisplay(quantity, value, units);
  return shown === value ? value : Number(shown.toPrecision(digits));
}

/** A number as it is kept, of what was typed. */
export function baseValue(quantity: AnyQuantity | undefined, typed: number, units: UnitChoice): number {
  return quantity === undefined ? typed : fromDisplay(quantity, typed, units);
}
