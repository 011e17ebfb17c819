import { useLingui } from '@lingui/react';
import { roughAmount, type Spread } from '../../../../core/estimate/index.ts';
import type { Figure } from '../../../../core/figures/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { missing, unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';

const minus = '\u2212';

/** Amounts of a replay as they are written. Only inside an observer. */
export function useWhatIfText() {
  const { i18n } = useLingui();
  const { number, quantity, units } = useFormat();
  const rough = (value: number) => number(roughAmount(value), 0);
  const signed = (value: Figure, digits: number) => {
    if (value === undefined) return missing;
    const text = number(Math.abs(value), digits);
    return Number(Math.abs(value).toFixed(digits)) === 0 ? text : `${value > 0 ? '+' : minus}${text}`;
  };
  return {
    rough,
    signed,
    between: ({ low, high }: Spread) => i18n._('{low} bis {high}', { low: rough(low), high: rough(high) }),
    share: (of: Figure) => {
      const { text, isMissing } = quantity('share', of === undefined ? undefined : Math.abs(of));
      return isMissing || of === undefined || of === 0 ? text : `${of > 0 ? '+' : minus}${text}`;
    },
    energyUnit: unitSymbol(displayUnit('energy', units)),
    currency: units.currency,
  };
}
