import { type AnyQuantity, type DisplayValue, displayValue, type UnitChoice } from '../../core/units/index.ts';
import type { Language } from '../Language.ts';
import { type FormattedValue, formattedValueOf } from './formattedValueOf.ts';
import { formatNumber } from './formatNumber.ts';
import { unitSymbol } from './unitSymbol.ts';

/** A figure as a language writes it; `---` with its unit when missing. */
export function formatDisplayValue({ value, unit, digits }: DisplayValue, language: Language): FormattedValue {
  return formattedValueOf(formatNumber(value, digits, language), unitSymbol(unit), language);
}

/** A value in its base unit as a figure in the chosen unit. */
export function formatQuantity(quantity: AnyQuantity, value: number | undefined, units: UnitChoice, language: Language): FormattedValue {
  return formatDisplayValue(displayValue(quantity, value, units), language);
}
