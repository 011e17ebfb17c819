import { useLingui } from '@lingui/react';
import { roughAmount, type Spread } from '../../../../core/estimate/index.ts';
import type { Figure } from '../../../../core/figures/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { formattedValueOf, signedText, unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';

/** Amounts of a replay as they are written. Only inside an observer. */
export function useWhatIfText() {
  const { i18n } = useLingui();
  const { number, quantity, region, roughMoney, units } = useFormat();
  const rough = (value: number) => number(roughAmount(value), 0);
  const energyUnit = unitSymbol(displayUnit('energy', units));
  const between = ({ low, high }: Spread, written: (value: number) => string) =>
    i18n._('{low} bis {high}', { low: written(low), high: written(high) });
  return {
    rough,
    energy: (value: number) => formattedValueOf(rough(value), energyUnit, region),
    money: roughMoney,
    signed: (value: Figure, digits: number) => signedText(number(value, digits)),
    between: (spread: Spread) => between(spread, rough),
    moneyBetween: (spread: Spread) => between(spread, (value) => roughMoney(value).figure),
    share: (of: Figure) => signedText(quantity('share', of).text),
    energyUnit,
  };
}
