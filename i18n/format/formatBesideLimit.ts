import { type AnyQuantity, displayValue, type UnitChoice } from '../../core/units/index.ts';
import type { Region } from '../Region.ts';
import type { FormattedValue } from './formattedValueOf.ts';
import { formatDisplayValue } from './formatQuantity.ts';

/** A value or its limit as a figure in the chosen unit, with a digit more than usual: side by side they differ. */
export function formatBesideLimit(quantity: AnyQuantity, value: number | undefined, units: UnitChoice, region: Region): FormattedValue {
  const shown = displayValue(quantity, value, units);
  return formatDisplayValue({ ...shown, digits: shown.digits + 1 }, region);
}
