import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ComputedFigure } from '../../../../core/formulas/index.ts';
import type { LeakCost, LeakCostFinding } from '../../../../core/leakCost/index.ts';
import { scaleOf } from '../../../../core/plot/index.ts';
import { Panel } from '../../../kit/index.ts';
import { Explain, type Explanation, useFormat } from '../../../station/index.ts';
import { kindWords } from '../../../../i18n/index.ts';
import { IntervalBar, KindMark } from '../../../charts/finding/index.ts';
import { noCostWords } from './leakageWords.ts';
import { LeakMoney } from './LeakMoney.tsx';
import { useLeakText } from './useLeakText.ts';

interface CostPanelProps {
  readonly cost: LeakCost | undefined;
  readonly explanation: Explanation;
}

/** What the leaked air costs, and what repairing saves: two figures that are not the same. */
export const CostPanel = observer(function CostPanel({ cost, explanation }: CostPanelProps) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const text = useLeakText();
  const { leakedAir, repair, average, marginal } = cost?.figures ?? {};
  const scale = scaleOf([leakedAir, repair].flatMap((of) => (of === undefined || of.kind === 'none' ? [] : [of])));
  const shown: readonly (readonly [title: string, computed: ComputedFigure, LeakCostFinding | undefined, by: string])[] = [
    [
      i18n._('Was die entwichene Luft kostet'),
      'leakedAirCost',
      leakedAir,
      average === undefined ? '' : i18n._('zum mittleren Bedarf, {power}', { power: text.power(average) }),
    ],
    [
      i18n._('Was Abdichten spart'),
      'repairSaving',
      repair,
      marginal === undefined
        ? ''
        : marginal.kind === 'rule'
          ? i18n._('nach Faustregel, 30 bis 100 % des mittleren Bedarfs: {powers}', { powers: text.powers(marginal) })
          : i18n._('zum Bedarf des letzten m³/min, {power}', { power: text.power(marginal) }),
    ],
  ];
  return (
    <Panel
      title={i18n._('In Geld, je Jahr')}
      actions={<span className="label">{quantity('energyPrice', cost?.timePricePerKWh).text}</span>}
    >
      <dl className="lq-money">
        {shown.map(([title, computed, finding, by]) => (
          <div key={computed} data-figure={computed}>
            <dt>
              {title}
              {finding !== undefined && finding.kind !== 'none' && (
                <Explain figure={computed} name={title} value={text.amounts(finding)} of={explanation} />
              )}
            </dt>
            <dd>
              <LeakMoney of={finding} />
            </dd>
            <dd className="lq-wide">
              <IntervalBar of={finding === undefined || finding.kind === 'none' ? undefined : finding} scale={scale} />
            </dd>
            <dd className="lq-wide label lq-by">
              {finding === undefined || finding.kind === 'none' ? (
                finding && i18n._(noCostWords[finding.reason])
              ) : (
                <>
                  <KindMark kind={finding.kind}>{i18n._(kindWords[finding.kind])}</KindMark>
                  <span>{by}</span>
                  <span>{text.amounts(finding)}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="label">
        {i18n._(
          'Abdichten spart meist weniger, als die entwichene Luft kostet: Der letzte Kubikmeter braucht weniger Leistung als der mittlere. Die Ersparnis gilt, wenn jedes Leck abgedichtet ist.',
        )}
      </p>
    </Panel>
  );
});
