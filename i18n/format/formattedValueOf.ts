import { type Region, regionFacts } from '../Region.ts';
import { missing } from './missing.ts';

const gap = '\u00a0';

/** A value ready to be shown: the number and its unit apart, so that they can be set in different type. */
export interface FormattedValue {
  /** The number alone, for a table whose head has the unit. */
  readonly number: string;
  /** The number, with its unit where it stands before or without a gap: `$5.00`, `72%`. */
  readonly figure: string;
  /** The unit's symbol, for a head or a column of its own. */
  readonly symbol: string;
  /** What follows the figure after a gap; empty when nothing does. */
  readonly unit: string;
  /** All in one line; `---` alone when missing. */
  readonly text: string;
  readonly isMissing: boolean;
}

const apart = (number: string, unit: string): FormattedValue => ({
  number,
  figure: number,
  symbol: unit,
  unit,
  text: unit === '' ? number : number + gap + unit,
  isMissing: false,
});
const close = (number: string, figure: string, symbol: string): FormattedValue => ({
  number,
  figure,
  symbol,
  unit: '',
  text: figure,
  isMissing: false,
});

/** A number with its unit's symbol as the region sets them; a unit may be empty. */
export function formattedValueOf(number: string, unit: string, region: Region): FormattedValue {
  if (number === missing) return { ...apart(number, unit), text: missing, isMissing: true };
  const { unitsBefore, gapAfterUnit, unitsClose } = regionFacts(region);
  const symbol = unitsBefore.find((before) => unit === before || unit.startsWith(`${before}/`));
  if (symbol !== undefined)
    return close(number, number.replace(/^\u2212?/, (sign) => sign + symbol + gapAfterUnit) + unit.slice(symbol.length), unit);
  return unitsClose.includes(unit) ? close(number, number + unit, unit) : apart(number, unit);
}
