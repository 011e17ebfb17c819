import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { missingDays, type PerformanceDue } from '../../../../core/performance/index.ts';
import type { PerformanceAnswer } from '../../../../core/ports/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { ChangeRangeButton } from '../../../dates/index.ts';
import { useFormat } from '../../../station/index.ts';
import { AnswerLine } from '../AnswerLine.tsx';
import { kindWords, type PerformanceWritten, noPerformanceWords } from '../../../../i18n/index.ts';
import { IntervalBar, KindMark } from '../../../charts/finding/index.ts';
import type { PerformanceVm } from './performance.vm.ts';
import { usePerformanceExplanation } from './usePerformanceExplanation.ts';
import { usePerformanceText } from './usePerformanceText.ts';

const besides = [
  { id: 'saving', title: /*i18n*/ 'Eingespart', as: 'energy', computed: 'energySaved' },
  { id: 'cost', title: /*i18n*/ 'Kosten', as: 'money', computed: 'costSaved' },
  { id: 'co2', title: /*i18n*/ 'CO₂-Äquivalent', as: 'mass', computed: 'co2Saved' },
  { id: 'specific', title: /*i18n*/ 'Je Volumen, am mittleren Tag', as: 'specific', computed: 'comparedSpecific' },
] as const;

/** Measured per expected energy, and what it comes to, each with its interval. */
export const PerformanceHeadline = observer(function PerformanceHeadline({
  vm,
  children,
}: {
  readonly vm: PerformanceVm;
  readonly children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const text = usePerformanceText();
  const explanation = usePerformanceExplanation(vm);
  const { answer } = vm;
  const figures = answer?.performance.figures;
  const report = answer?.report;
  return (
    <AnswerLine
      answer={{
        title: i18n._('Gemessene durch erwartete Energie (EnPI)'),
        figure: text.value('ratio', figures?.enpi),
        computed: 'enpi',
        note: answer && <EnpiNote answer={answer} due={vm.due} />,
      }}
      besides={besides.map(({ id, title, as, computed }) => ({
        id,
        title: i18n._(title),
        figure: text.value(as, figures?.[id]),
        computed,
        note: figures && <BesideNote as={as} answer={answer} id={id} />,
      }))}
      explanation={explanation}
    >
      <div className="pe-choices">
        {children}
        {report !== undefined && <ChangeRangeButton value={{ from: report.first, until: report.last }} lastDay={vm.yesterday} />}
      </div>
    </AnswerLine>
  );
});

const BesideNote = observer(function BesideNote({
  as,
  answer,
  id,
}: {
  readonly as: PerformanceWritten;
  readonly answer: PerformanceAnswer;
  readonly id: (typeof besides)[number]['id'];
}) {
  const { i18n } = useLingui();
  const text = usePerformanceText();
  const { figures, isDistinct } = answer.performance;
  const finding = figures[id];
  if (finding.kind === 'none') return id === 'cost' || id === 'co2' ? text.between(as, finding) : null;
  return (
    <>
      {text.between(as, finding)}
      {id === 'saving' && !isDistinct && (
        <>
          <br />
          {i18n._('nicht von 0 zu unterscheiden')}
        </>
      )}
      {id === 'specific' && figures.baselineSpecific.kind !== 'none' && (
        <>
          <br />
          {i18n._('Basis {value}', { value: text.figure('specific', figures.baselineSpecific.value) })}
        </>
      )}
    </>
  );
});

/** The interval of the headline, how it is known, and of which days. */
const EnpiNote = observer(function EnpiNote({
  answer,
  due,
}: {
  readonly answer: PerformanceAnswer;
  readonly due: PerformanceDue | undefined;
}) {
  const { i18n } = useLingui();
  const text = usePerformanceText();
  const { quantity, region } = useFormat();
  const { enpi } = answer.performance.figures;
  const { savingShare, isDistinct } = answer.performance;
  if (enpi.kind === 'none') {
    const left = missingDays(answer.performance);
    return (
      <>
        {enpi.reason === 'tooFewDays' && left > 0
          ? i18n._('{left, plural, one {# Tag fehlt der Basis noch.} other {# Tage fehlen der Basis noch.}}', { left })
          : i18n._(noPerformanceWords[enpi.reason])}
        {due !== undefined && (
          <>
            <br />
            {i18n._('Erster Vergleich am {day}, wenn bis dahin jeder Tag Daten hat.', { day: formatDay(due.comparison, region) })}
          </>
        )}
      </>
    );
  }
  const share = savingShare === undefined ? '' : quantity('share', Math.abs(savingShare)).text;
  const change = !isDistinct
    ? i18n._('nicht von 1 zu unterscheiden')
    : (savingShare ?? 0) > 0
      ? i18n._('{share} weniger', { share })
      : i18n._('{share} mehr', { share });
  return (
    <>
      <span className="fd-ends">
        <span>{text.figure('ratio', enpi.low)}</span>
        <IntervalBar of={enpi} />
        <span>{text.figure('ratio', enpi.high)}</span>
      </span>
      <KindMark kind={enpi.kind}>
        {i18n._('{kind}: {change}, {n} Tage, {days}', {
          kind: i18n._(kindWords[enpi.kind]),
          change,
          n: enpi.n,
          days: text.days(answer.report),
        })}
      </KindMark>
    </>
  );
});
