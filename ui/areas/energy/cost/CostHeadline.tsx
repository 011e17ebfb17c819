import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import type { CostFinding } from '../../../../core/cost/index.ts';
import { ratioOf } from '../../../../core/figures/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { ChangeRangeButton, dateAndTime, rangeToQuery } from '../../../dates/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';
import { IntervalBar, KindMark } from '../../../charts/finding/index.ts';
import { type Explanation, useFormat } from '../../../station/index.ts';
import { AnswerLine } from '../AnswerLine.tsx';
import { kindWords } from '../../../../i18n/index.ts';
import type { CostVm } from './cost.vm.ts';
import { SinceReset } from './SinceReset.tsx';

const valueOf = (finding: CostFinding | undefined) => (finding === undefined || finding.kind === 'none' ? undefined : finding.value);

/** What the days cost, with its interval, and the way to other days. */
export const CostHeadline = observer(function CostHeadline({ vm }: { readonly vm: CostVm }) {
  const { i18n } = useLingui();
  const { region, quantity, date, minute } = useFormat();
  const [query, setQuery] = useSearchParams();
  const { days, answer } = vm;
  const { energy, cost, co2, meanPrice, peak, peaks = [] } = answer?.cost ?? {};
  const [from, until] = [formatDay(days.from, region), formatDay(days.until, region)];
  const [energyKWh, money, co2Kg] = [valueOf(energy), valueOf(cost), valueOf(co2)];
  const peakAt = peaks[0]?.fromMs;
  const period = from === until ? from : i18n._('{from} bis {until}', { from, until });
  const coverage = energy?.coverage;
  const explanation: Explanation = {
    inputs: {
      energy: { value: energyKWh, coverage },
      cost: { value: money, coverage },
      rate: { value: valueOf(meanPrice) },
      co2Factor: { value: ratioOf(co2Kg, energyKWh) },
    },
    coverage,
    period,
    notes: [i18n._('Jede Viertelstunde zählt mit dem Preis, der für sie gilt; der Preis hier ist ihr Mittel.')],
  };
  /** None where its ends are written alike. */
  const interval = (finding: CostFinding | undefined, of: AnyQuantity) => {
    if (finding === undefined || finding.kind === 'none') return undefined;
    const [low, high] = [quantity(of, finding.low).figure, quantity(of, finding.high).figure];
    return low === high ? undefined : i18n._('{low} bis {high}', { low, high });
  };
  return (
    <AnswerLine
      answer={{
        title: i18n._('Energiekosten, {period}', { period }),
        figure: quantity('money', money),
        computed: 'cost',
        note: cost !== undefined && cost.kind !== 'none' ? <CostNote cost={cost} /> : undefined,
      }}
      besides={[
        {
          id: 'energy',
          title: i18n._('Energie'),
          figure: quantity('energy', energyKWh),
          computed: 'energy',
          note: interval(energy, 'energy'),
        },
        {
          id: 'meanPrice',
          title: i18n._('Mittlerer Strompreis'),
          figure: quantity('energyPrice', valueOf(meanPrice)),
          computed: 'meanPrice',
          note: interval(meanPrice, 'energyPrice'),
        },
        {
          id: 'peak',
          title: i18n._('Spitze der Station'),
          figure: quantity('power', valueOf(peak)),
          computed: 'greatestPower',
          note: peakAt === undefined ? undefined : dateAndTime(date(peakAt), minute(peakAt)),
        },
        { id: 'co2', title: i18n._('CO₂-Äquivalent'), figure: quantity('mass', co2Kg), computed: 'co2', note: interval(co2, 'mass') },
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

/** How well it is known, how, and of how much of the time. */
const CostNote = observer(function CostNote({ cost }: { readonly cost: Exclude<CostFinding, { readonly kind: 'none' }> }) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  return (
    <>
      <span className="fd-ends">
        <span>{quantity('money', cost.low).text}</span>
        <IntervalBar of={cost} />
        <span>{quantity('money', cost.high).text}</span>
      </span>
      <KindMark kind={cost.kind}>
        {i18n._('{kind}, aus Daten für {share} der Zeit', {
          kind: i18n._(kindWords[cost.kind]),
          share: quantity('share', cost.coverage).text,
        })}
      </KindMark>
    </>
  );
});
