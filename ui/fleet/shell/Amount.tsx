import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type KnownAmount, roughAmount } from '../../../core/estimate/index.ts';
import type { FleetAmount } from '../../../core/fleet/index.ts';
import type { AnyQuantity } from '../../../core/units/index.ts';
import { IntervalBar } from '../../charts/finding/index.ts';
import { Missing } from './Missing.tsx';
import { reasonWords } from './reasonWords.ts';
import { type AmountInterval, intervalOf } from '../../../i18n/index.ts';
import { useAmountText } from './useAmountText.ts';

/** Estimated energy is written in whole units. */
const digitsOf = (as: AnyQuantity) => (as === 'energy' ? 0 : undefined);

/** Energy that is not measured is no more exact than its money. */
const asExactAs = (interval: AmountInterval, kind: KnownAmount['kind'], as: AnyQuantity): AmountInterval =>
  as === 'energy' && kind !== 'measured' ? { ...interval, low: roughAmount(interval.low), high: roughAmount(interval.high) } : interval;

interface AmountProps {
  readonly of: FleetAmount<keyof typeof reasonWords>;
  /** Money needs its currency. */
  readonly as: AnyQuantity | { readonly currency: string };
  /** With a bar on it below the words. */
  readonly scale?: readonly [number, number] | undefined;
  /** A change, which is written with its sign. */
  readonly isChange?: boolean;
}

/** A figure with its interval, or why there is none. */
export const Amount = observer(function Amount({ of, as, scale, isChange = false }: AmountProps) {
  const { i18n } = useLingui();
  const text = useAmountText();
  const interval = intervalOf(of);
  if (of.kind === 'none' || interval === undefined)
    return <Missing why={of.kind === 'none' ? i18n._(reasonWords[of.reason]) : undefined} />;
  const words =
    typeof as !== 'string'
      ? text.money(interval, as.currency)
      : isChange
        ? text.change(as, interval)
        : text.figure(as, asExactAs(interval, of.kind, as), digitsOf(as));
  return (
    <span className="fl-amount">
      {words}
      {scale !== undefined && <IntervalBar of={of.kind === 'upperBound' ? { ...of, low: 0 } : of} scale={scale} />}
    </span>
  );
});
