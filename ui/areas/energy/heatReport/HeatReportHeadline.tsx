import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { assumedShares, type HeatFinding } from '../../../../core/heatReport/index.ts';
import { formatDay, formattedValueOf, missing } from '../../../../i18n/format/index.ts';
import { circuitNames, kindWords, noHeatWords } from '../../../../i18n/index.ts';
import { useFormat } from '../../../station/index.ts';
import { AnswerLine } from '../AnswerLine.tsx';
import { IntervalBar, KindMark } from '../../../charts/finding/index.ts';
import type { HeatReportVm } from './heatReport.vm.ts';

/** The heat of the year with its interval, its greatest power and its hours. */
export const HeatReportHeadline = observer(function HeatReportHeadline({
  vm,
  children,
}: {
  readonly vm: HeatReportVm;
  readonly children: ReactNode;
}) {
  const { i18n } = useLingui();
  const { number, region, quantity } = useFormat();
  const { answer, days, fields } = vm;
  const report = answer?.report;
  const figure = (finding: HeatFinding | undefined, unit: string) =>
    formattedValueOf(finding === undefined || finding.kind === 'none' ? missing : number(finding.value, 0), unit, region);
  /** No interval where its ends are written alike. */
  const between = (finding: HeatFinding | undefined) => {
    if (finding === undefined) return undefined;
    if (finding.kind === 'none') return i18n._(noHeatWords[finding.reason]);
    const [low, high] = [number(finding.low, 0), number(finding.high, 0)];
    return low === high ? undefined : i18n._('{low} bis {high}', { low, high });
  };
  const heat = report?.heat;
  const shares = report && assumedShares(report);
  const filled = fields.filter(({ value }) => value !== '').length;
  const range = i18n._('{from} bis {until}', { from: formatDay(days.from, region), until: formatDay(days.until, region) });
  const explanation = {
    inputs: {
      energy: { value: report === undefined || report.energy.kind === 'none' ? undefined : report.energy.value },
      recoverableShare: { value: shares?.recoverable },
      unusedShare: { value: shares?.unused },
    },
    coverage: heat?.coverage,
    period: range,
    notes:
      report === undefined
        ? []
        : [
            i18n._('Wärme unter einem Zwanzigstel der größten Leistung zählt nicht: {heat}.', {
              heat: quantity('energy', report.faintHeatKWh).text,
            }),
          ],
  };
  return (
    <AnswerLine
      answer={{
        title: i18n._('Abwärme, {circuit}, {range}', { circuit: report === undefined ? '' : i18n._(circuitNames[report.circuit]), range }),
        figure: figure(heat, 'kWh'),
        computed: 'wasteHeat',
        note:
          heat === undefined ? undefined : heat.kind === 'none' ? (
            i18n._(noHeatWords[heat.reason])
          ) : (
            <>
              <span className="fd-ends">
                <span>{number(heat.low, 0)}</span>
                <IntervalBar of={heat} />
                <span>{number(heat.high, 0)}</span>
              </span>
              <KindMark kind={heat.kind}>
                {i18n._('{kind}, aus Daten für {share} der Zeit', {
                  kind: i18n._(kindWords[heat.kind]),
                  share: quantity('share', heat.coverage).text,
                })}
              </KindMark>
            </>
          ),
      }}
      besides={[
        {
          id: 'power',
          title: i18n._('Größte Leistung'),
          figure: figure(report?.greatestPower, 'kW'),
          computed: 'greatestHeat',
          note: between(report?.greatestPower),
        },
        {
          id: 'hours',
          title: i18n._('Zeit mit Wärme'),
          figure: figure(report?.available, 'h'),
          computed: 'heatHours',
          note: between(report?.available),
        },
        ...(fields.length === 0
          ? []
          : [
              {
                id: 'fields',
                title: i18n._('Felder'),
                figure: formattedValueOf(number(filled, 0), i18n._('von {count}', { count: fields.length }), region),
                note: i18n._('{count} fehlen noch', { count: fields.length - filled }),
              },
            ]),
      ]}
      explanation={explanation}
    >
      <div className="wh-choices">{children}</div>
    </AnswerLine>
  );
});
