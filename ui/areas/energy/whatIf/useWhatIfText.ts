import { useLingui } from '@lingui/react';
import { roughAmount, type Spread } from '../../../../core/estimate/index.ts';
import type { Figure } from '../../../../core/figures/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { signedText, unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';

/** Amounts of a replay as they are written. Only inside an observer. */
export function useWhatIfText() {
  const { i18n } = useLingui();
  const { number, quantity, units } = useFormat();
  const rough = (value: number) => number(roughAmount(value), 0);
  return {
    rough,
    signed: (value: Figure, digits: number) => signedText(number(value, digits)),
    between: ({ low, high }: Spread) => i18n._('{low} bis {high}', { low: rough(low), high: rough(high) }),
    share: (of: Figure) => signedText(quantity('share', of).text),
    energyUnit: unitSymbol(displayUnit('energy', units)),
    currency: units.currency,
  };
}
