import { type AnyQuantity, type DisplayValue, displayValue, type UnitChoice } from '../../core/units/index.ts';
import type { Language } from '../Language.ts';
import { formatNumber } from './formatNumber.ts';
import { isMissing } from './missing.ts';
import { unitSymbol } from './unitSymbol.ts';

/** A value ready to be shown: the number and its unit apart, so that they can be set in different type. */
export interface Figure {
  readonly figure: string;
  readonly unit: string;
  readonly isMissing: boolean;
}

/** A figure in the words of a language; `---` with its unit when missing. */
export function formatDisplayValue({ value, unit, digits }: DisplayValue, language: Language): Figure {
  return { figure: formatNumber(value, digits, language), unit: unitSymbol(unit), isMissing: isMissing(value) };
}

/** A value in its base unit as a figure in the chosen unit. */
export function formatQuantity(quantity: AnyQuantity, value: number | undefined, units: UnitChoice, language: Language): Figure {
  return formatDisplayValue(displayValue(quantity, value, units), language);
}
