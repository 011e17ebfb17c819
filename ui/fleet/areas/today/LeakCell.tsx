import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FleetMoney } from '../../../../core/ports/index.ts';
import { IntervalBar } from '../../../charts/finding/index.ts';
import { Missing } from '../../shell/Missing.tsx';
import { useAmountText } from '../../shell/useAmountText.ts';

interface LeakCellProps {
  readonly leak: FleetMoney | undefined;
  /** Of all rows; no bar without it. */
  readonly scale: readonly [number, number] | undefined;
}

/** What leaks cost in a year, from low to high. */
export const LeakCell = observer(function LeakCell({ leak, scale }: LeakCellProps) {
  const { i18n } = useLingui();
  const { money } = useAmountText();
  if (leak === undefined) return <Missing why={i18n._('Keine Schätzung der Leckage')} />;
  const { lowPerYear: low, highPerYear: high, currency, isUpperBound } = leak;
  const kind = isUpperBound ? 'upperBound' : 'fitted';
  return (
    <span className="fl-amount">
      {money({ low, high, isUpperBound }, currency)}
      {scale !== undefined && <IntervalBar of={{ kind, low: isUpperBound ? 0 : low, high }} scale={scale} />}
    </span>
  );
});
