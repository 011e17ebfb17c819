import { displayDigits, displayUnit, type Quantity, toDisplay, type UnitChoice } from '../../core/units/index.ts';
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

/** A value in its base unit as a figure in the chosen unit. */
export function formatQuantity(quantity: Quantity, value: number | undefined, units: UnitChoice, language: Language): Figure {
  const missing = isMissing(value);
  return {
    figure: formatNumber(missing ? undefined : toDisplay(quantity, value, units), displayDigits(quantity, units), language),
    unit: unitSymbol(displayUnit(quantity, units)),
    isMissing: missing,
  };
}
