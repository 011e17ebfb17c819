import type { I18n } from '@lingui/core';
import { type KnownAmount, roughAmount } from '../../core/estimate/index.ts';
import type { FleetAmount } from '../../core/fleet/index.ts';
import { type AnyQuantity, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { formatDisplayValue, formatNumber, formattedValueOf, signedText } from '../format/index.ts';
import type { Region } from '../Region.ts';

/** From low to high; of an upper bound the high end alone counts. */
export interface AmountInterval extends Pick<KnownAmount, 'low' | 'high'> {
  readonly isUpperBound: boolean;
}

/** Undefined where there is no figure. */
export const intervalOf = (of: FleetAmount<string>): AmountInterval | undefined =>
  of.kind === 'none' ? undefined : { low: of.low, high: of.high, isUpperBound: of.kind === 'upperBound' };

export interface AmountText {
  /** Money in a currency's label, as exactly as its interval is; metered money has no interval. */
  readonly money: (of: AmountInterval, currency: string) => string;
  /** With its unit, with as many decimals as are usual or as are named. */
  readonly figure: (quantity: AnyQuantity, of: AmountInterval, digits?: number) => string;
  /** The same with signs. */
  readonly change: (quantity: AnyQuantity, of: AmountInterval) => string;
}

/** How figures with an interval are written: `bis 38.200 EUR`, `20.900 bis 47.300 EUR`. */
export function amountText(i18n: I18n, region: Region, units: UnitChoice): AmountText {
  const written = ({ low, high, isUpperBound }: AmountInterval, first: (of: number) => string, last: (of: number) => string) => {
    if (isUpperBound) return i18n._('bis {high}', { high: last(high) });
    const [from, until] = [first(low), last(high)];
    return until.startsWith(from) && first(high) === from ? until : i18n._('{from} bis {until}', { from, until });
  };
  const shownAs = (quantity: AnyQuantity, digits?: number) => (end: number) => {
    const value = displayValue(quantity, end, units);
    return formatDisplayValue({ ...value, digits: digits ?? value.digits }, region);
  };
  const rough = (of: number) => formatNumber(roughAmount(of), 0, region);
  return {
    money: (of, currency) => written(of, rough, (end) => formattedValueOf(rough(end), currency, region).text),
    figure: (quantity, of, digits) => {
      const shown = shownAs(quantity, digits);
      return written(
        of,
        (end) => shown(end).number,
        (end) => shown(end).text,
      );
    },
    change: (quantity, of) => {
      const shown = shownAs(quantity);
      return written(
        of,
        (end) => signedText(shown(end).number),
        (end) => signedText(shown(end).text),
      );
    },
  };
}
