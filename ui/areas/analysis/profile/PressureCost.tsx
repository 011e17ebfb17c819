import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { pressureRule, pressureStepBar } from '../../../../core/cost/index.ts';
import type { DayRangeChoice } from '../../../../core/time/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { kindWords } from '../../../../i18n/index.ts';
import { ports, stores, useCosts, useService } from '../../../di/index.ts';
import { KeyValue } from '../../../kit/index.ts';
import { Explain, useFormat } from '../../../station/index.ts';
import { PressureCostVm } from './pressureCost.vm.ts';

/** What a step of the network pressure costs in a year, for who may see costs. */
export const PressureCost = observer(function PressureCost({ days }: { readonly days: DayRangeChoice }) {
  const { i18n } = useLingui();
  const { quantity, roughMoney } = useFormat();
  const parts = {
    ...{ costs: useCosts(), clock: useService(ports.clock), session: useService(stores.session) },
    ...{ settings: useService(stores.settings), plant: useService(stores.plant) },
  };
  const [vm] = useState(() => new PressureCostVm(parts));
  const { from, until } = days;
  useEffect(() => vm.follow({ from, until }), [vm, from, until]);
  const { finding, loadCostPerYear, isAwaited } = vm;
  const name = i18n._('{step} Netzdruck im Jahr', { step: quantity('pressure', pressureStepBar).text });
  if (isAwaited) return <KeyValue name={name}>{missing}</KeyValue>;
  if (finding === undefined || finding.kind === 'none') return null;
  const value = i18n._('{low} bis {high}', { low: roughMoney(finding.low).figure, high: roughMoney(finding.high).text });
  const explanation = {
    inputs: {
      loadCostPerYear: { value: loadCostPerYear, coverage: finding.coverage },
      sharePerBar: { value: pressureRule.value },
    },
    coverage: finding.coverage,
    notes: [
      i18n._(
        'Faustregel: Eine Schraubenmaschine braucht unter Last 6,0 bis 8,4 % mehr Leistung je bar. Hochgerechnet auf ein Jahr wie die gezeigten Tage.',
      ),
    ],
  };
  return (
    <KeyValue name={name} note={i18n._(kindWords[finding.kind])}>
      {value} <Explain figure="pressureStepCost" name={name} value={value} of={explanation} />
    </KeyValue>
  );
});
