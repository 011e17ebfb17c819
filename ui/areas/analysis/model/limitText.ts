import { displayValue, type Quantity, type UnitChoice } from '../../../../core/units/index.ts';

/** Decimals that limits have more than values. */
const moreDigits = 1;

/** A limit of a value axis as a person would type it in the display unit; empty when missing. */
export function limitText(quantity: Quantity, value: number, units: UnitChoice, decimalSeparator: '.' | ','): string {
  const { value: shown, digits } = displayValue(quantity, value, units);
  if (shown === undefined) return '';
  return String(Number(shown.toFixed(digits + moreDigits))).replace('.', decimalSeparator);
}
