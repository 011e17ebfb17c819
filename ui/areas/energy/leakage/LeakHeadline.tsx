import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { LeakFinding } from '../../../../core/leakage/index.ts';
import { formatDay, formattedValueOf } from '../../../../i18n/format/index.ts';
import { ChangeRangeButton } from '../../../dates/index.ts';
import { type Explanation, useFormat } from '../../../station/index.ts';
import { AnswerLine } from '../AnswerLine.tsx';
import { kindWords } from '../../../../i18n/index.ts';
import { IntervalBar, KindMark } from '../../../charts/finding/index.ts';
import type { LeakageVm } from './leakage.vm.ts';
import { noCostWords } from './leakageWords.ts';
import { useLeakText } from './useLeakText.ts';

interface LeakHeadlineProps {
  readonly vm: LeakageVm;
  readonly explanation: Explanation;
  readonly children?: ReactNode;
}

/** How much leaks, how well that is known, what part of all air it is, and what changed. */
export const LeakHeadline = observer(function LeakHeadline({ vm, explanation, children }: LeakHeadlineProps) {
  const { i18n } = useLingui();
  const { region, quantity } = useFormat();
  const text = useLeakText();
  const { answer, picture, leak } = vm;
  const { share, change: cost } = answer?.cost?.figures ?? {};
  const change = answer?.leakage.trend.change;
  const bar = picture === undefined || Number.isNaN(picture.atBar) ? undefined : quantity('pressure', picture.atBar).text;
  const isBound = leak?.kind === 'upperBound';
  const figure =
    leak === undefined || leak.kind === 'none'
      ? text.flow(undefined)
      : isBound
        ? formattedValueOf(i18n._('bis {high}', { high: text.fine(leak.high) }), text.unit, region)
        : text.flow(leak.value);
  return (
    <AnswerLine
      answer={{
        title: bar === undefined ? i18n._('Leckage') : i18n._('Leckage bei {bar}', { bar }),
        figure,
        computed: 'leakFlow',
        note: leak === undefined ? <NoLeakNote vm={vm} /> : <LeakNote leak={leak} />,
      }}
      besides={[
        {
          id: 'share',
          title: i18n._('Anteil am Volumenstrom'),
          figure:
            share === undefined || share.kind === 'none'
              ? quantity('share', undefined)
              : share.kind === 'upperBound'
                ? formattedValueOf(
                    i18n._('bis {high}', { high: quantity('share', share.high).figure }),
                    quantity('share', share.high).unit,
                    region,
                  )
                : quantity('share', share.value),
          computed: 'leakFlowShare',
          note:
            share === undefined || share.kind === 'upperBound'
              ? undefined
              : share.kind === 'none'
                ? share.reason === 'leakAboveFlow' && i18n._(noCostWords.leakAboveFlow)
                : i18n._('{low} bis {high}', { low: quantity('share', share.low).figure, high: quantity('share', share.high).figure }),
        },
        ...(change === undefined
          ? []
          : [
              {
                id: 'change',
                title: i18n._('Geändert seit {day}', { day: formatDay(change.since, region) }),
                figure: formattedValueOf(text.signed(change.change.value), text.unit, region),
                computed: 'leakRise' as const,
                note: (
                  <>
                    {text.flows(change.change)}
                    {cost !== undefined && cost.kind !== 'none' && (
                      <>
                        <br />
                        {i18n._('{money} im Jahr', { money: text.amounts(cost) })}
                      </>
                    )}
                  </>
                ),
              },
            ]),
      ]}
      explanation={explanation}
    >
      {children}
      <ChangeRangeButton value={vm.days} lastDay={vm.today} />
    </AnswerLine>
  );
});

/** The interval, and what it is from. */
const LeakNote = observer(function LeakNote({ leak }: { readonly leak: LeakFinding }) {
  const { i18n } = useLingui();
  const text = useLeakText();
  if (leak.kind === 'none') return text.basis(leak);
  return (
    <>
      <span className="fd-ends">
        <span>{text.fine(leak.low)}</span>
        <IntervalBar of={leak} />
        <span>{text.fine(leak.high)}</span>
      </span>
      <KindMark kind={leak.kind}>
        {leak.kind === 'upperBound'
          ? i18n._('Obergrenze: Der Nachtverbrauch ist nicht bekannt und darin enthalten')
          : `${i18n._(kindWords[leak.kind])}, ${text.basis(leak, leak.kind === 'measured')}`}
      </KindMark>
    </>
  );
});

/** Why there is none, by the nights. */
const NoLeakNote = observer(function NoLeakNote({ vm }: { readonly vm: LeakageVm }) {
  const text = useLeakText();
  const base = vm.answer?.leakage.findings[0];
  return base === undefined ? null : text.basis(base);
});
