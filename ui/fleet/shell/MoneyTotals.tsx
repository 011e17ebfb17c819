import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { CurrencyTotal } from '../../../core/fleet/index.ts';
import { missing } from '../../../i18n/format/index.ts';
import { Amount } from './Amount.tsx';
import type { reasonWords } from './reasonWords.ts';

interface MoneyTotalsProps {
  readonly name: string;
  readonly totals: readonly CurrencyTotal<keyof typeof reasonWords>[];
}

/** Money of all stations, for each currency by itself, with how many stations are in it. */
export const MoneyTotals = observer(function MoneyTotals({ name, totals }: MoneyTotalsProps) {
  const { i18n } = useLingui();
  if (totals.length === 0)
    return (
      <div>
        <span className="label">{name}</span>
        <span className="fig none">{missing}</span>
      </div>
    );
  return totals.map(({ currency, stations, money }) => (
    <div key={currency}>
      <span className="label">{i18n._('{name}, {count, plural, one {# Station} other {# Stationen}}', { name, count: stations })}</span>
      <span className="fig">
        <Amount of={money} as={{ currency }} />
      </span>
    </div>
  ));
});
