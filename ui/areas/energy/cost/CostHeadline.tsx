import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import type { CostFinding } from '../../../../core/cost/index.ts';
import { ratioOf } from '../../../../core/figures/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { ChangeRangeButton, rangeToQuery } from '../../../dates/index.ts';
import { type Explanation, useFormat } from '../../../station/index.ts';
import { AnswerLine } from '../AnswerLine.tsx';
import { kindWords } from '../../../../i18n/index.ts';
import type { CostVm } from './cost.vm.ts';
import { SinceReset } from './SinceReset.tsx';

const valueOf = (finding: CostFinding | undefined) => (finding === undefined || finding.kind === 'none' ? undefined : finding.value);

/** What the days cost, with its interval, and the way to other days. */
export const CostHeadline = observer(function CostHeadline({ vm }: { readonly vm: CostVm }) {
  const { i18n } = useLingui();
  const { region, quantity } = useFormat();
  const [query, setQuery] = useSearchParams();
  const { days, answer } = vm;
  const { energy, cost, co2, meanPrice } = answer?.cost ?? {};
  const [from, until] = [formatDay(days.from, region), formatDay(days.until, region)];
  const [energyKWh, money, co2Kg] = [valueOf(energy), valueOf(cost), valueOf(co2)];
  const period = from === until ? from : i18n._('{from} bis {until}', { from, until });
  const coverage = energy?.coverage;
  const explanation: Explanation = {
    inputs: {
      energy: { value: energyKWh, coverage },
      rate: { value: valueOf(meanPrice) },
      co2Factor: { value: ratioOf(co2Kg, energyKWh) },
    },
    coverage,
    period,
    notes: [i18n._('Jede Viertelstunde zählt mit dem Preis, der für sie gilt; der Preis hier ist ihr Mittel.')],
  };
  const intervalText = (finding: CostFinding | undefined) =>
    finding === undefined || finding.kind === 'none'
      ? undefined
      : i18n._('{low} bis {high}, {kind}, Daten für {share} der Zeit', {
          low: quantity('money', finding.low).text,
          high: quantity('money', finding.high).text,
          kind: i18n._(kindWords[finding.kind]),
          share: quantity('share', finding.coverage).text,
        });
  return (
    <AnswerLine
      answer={{
        title: i18n._('Energiekosten, {period}', { period }),
        figure: quantity('money', money),
        computed: 'cost',
        note: intervalText(cost),
      }}
      besides={[
        { id: 'energy', title: i18n._('Energie'), figure: quantity('energy', energyKWh), computed: 'energy' },
        { id: 'co2', title: i18n._('CO₂-Äquivalent'), figure: quantity('mass', co2Kg), computed: 'co2' },
      ]}
      explanation={explanation}
    >
      <ChangeRangeButton value={days} lastDay={vm.today} />
      <SinceReset
        from={days.until === vm.today ? days.from : undefined}
        onChoose={(day) => setQuery(rangeToQuery(query, { from: day, until: vm.today }))}
      />
    </AnswerLine>
  );
});
