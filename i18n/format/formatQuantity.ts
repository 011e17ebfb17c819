import { type AnyQuantity, type DisplayValue, displayValue, type UnitChoice } from '../../core/units/index.ts';
import type { Region } from '../Region.ts';
import { type FormattedValue, formattedValueOf } from './formattedValueOf.ts';
import { formatNumber } from './formatNumber.ts';
import { unitSymbol } from './unitSymbol.ts';

/** A figure as a region writes it; `---` with its unit when missing. */
export function formatDisplayValue({ value, unit, digits }: DisplayValue, region: Region): FormattedValue {
  return formattedValueOf(formatNumber(value, digits, region), unitSymbol(unit), region);
}

/** A value in its base unit as a figure in the chosen unit. */
export function formatQuantity(quantity: AnyQuantity, value: number | undefined, units: UnitChoice, region: Region): FormattedValue {
  return formatDisplayValue(displayValue(quantity, value, units), region);
}

/** A value or its limit as a figure in the chosen unit, with a digit more than usual: side by side they differ. */
export function formatBesideLimit(quantity: AnyQuantity, value: number | undefined, units: UnitChoice, region: Region): FormattedValue {
  const shown = displayValue(quantity, value, units);
  return formatDisplayValue({ ...shown, digits: shown.digits + 1 }, region);
}
