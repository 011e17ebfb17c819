import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { LeakCostFinding } from '../../../../core/leakCost/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';

/** An amount in large type, or the end of an upper bound. */
export const LeakMoney = observer(function LeakMoney({ of }: { readonly of: LeakCostFinding | undefined }) {
  const { i18n } = useLingui();
  const { roughMoney } = useFormat();
  if (of === undefined || of.kind === 'none') return <span className="fig m none">{missing}</span>;
  const isBound = of.kind === 'upperBound';
  const { figure, unit } = roughMoney(isBound ? of.high : of.value);
  return (
    <span className="fig m">
      {isBound ? i18n._('bis {high}', { high: figure }) : figure}
      {unit !== '' && <span className="unit">{unit}</span>}
    </span>
  );
});
