import { fromDisplay, type Quantity, type UnitChoice } from '../units/index.ts';
import type { Extent } from './extentOf.ts';
import { baseLimits } from './valueLimits.ts';

/** Why a typed limit is not taken: a character other than digits, minus and the decimal separator; no number; not inside the allowed range. */
export type YLimitProblem = 'badCharacter' | 'noNumber' | 'outsideRange';
/** The value is in the base unit. */
export type YLimitResult = { readonly value: number } | { readonly problem: YLimitProblem };

/** The field that a limit is typed into. */
export interface YLimitField {
  readonly side: 'lower' | 'upper';
  /** The limits in force, in the base unit. */
  readonly shown: Extent;
  /** The upper limit stays below, in the base unit; without it any number is allowed. */
  readonly most?: number;
  readonly quantity: Quantity;
  readonly units: UnitChoice;
  /** Of the reader's locale. */
  readonly decimalSeparator: '.' | ',';
}

/** The open interval that a limit lies in: the lower one between floor and upper limit, the upper one between lower limit and `most`; base units. */
export function allowedLimits({
  side,
  shown,
  most = Infinity,
  quantity,
}: Pick<YLimitField, 'side' | 'shown' | 'most' | 'quantity'>): Extent {
  const floor = baseLimits(quantity).floor;
  return side === 'lower'
    ? { min: floor, max: Math.min(most, Number.isNaN(shown.max) ? Infinity : shown.max) }
    : { min: Math.max(floor, Number.isNaN(shown.min) ? floor : shown.min), max: most };
}

const patterns = {
  '.': { characters: /^[-\d.]*$/, number: /^-?(?:\d+\.?\d*|\.\d+)$/ },
  ',': { characters: /^[-\d,]*$/, number: /^-?(?:\d+,?\d*|,\d+)$/ },
} as const;

/** Reads a limit of the value axis as it was typed in the display unit; it must lie strictly inside its allowed range. */
export function readYLimit(text: string, field: YLimitField): YLimitResult {
  const { characters, number } = patterns[field.decimalSeparator];
  if (!characters.test(text)) return { problem: 'badCharacter' };
  if (!number.test(text)) return { problem: 'noNumber' };
  const value = fromDisplay(field.quantity, Number(text.replace(',', '.')), field.units);
  const { min, max } = allowedLimits(field);
  return Number.isFinite(value) && value > min && value < max ? { value } : { problem: 'outsideRange' };
}
