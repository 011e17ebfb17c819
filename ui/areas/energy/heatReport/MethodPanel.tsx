import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { assumedShares, coldWaterDegC, heatInSeason, hotWaterKgPerDay } from '../../../../core/heatReport/index.ts';
import type { HeatReportAnswer } from '../../../../core/ports/index.ts';
import { type DayRangeChoice, daysFrom } from '../../../../core/time/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { kindWords } from '../../../../i18n/index.ts';
import { KeyValue, KeyValueList, Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';

/** What the figures were made with, and what the heat would do. */
export const MethodPanel = observer(function MethodPanel({
  answer: { report, source },
  days,
}: {
  readonly answer: HeatReportAnswer;
  readonly days: DayRangeChoice;
}) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const { heat, energy } = report;
  const shares = assumedShares(report);
  const heatKWh = heat.kind === 'none' ? undefined : heat.value;
  const water = hotWaterKgPerDay(heatKWh, daysFrom(days.from, days.until) + 1, source?.temperatureDegC);
  return (
    <Panel title={i18n._('Wie gerechnet wurde')}>
      <KeyValueList>
        <KeyValue name={i18n._('Verdichter')}>{report.machines.map((slot) => `K${slot}`).join(', ') || missing}</KeyValue>
        <KeyValue name={i18n._('Anteil der Energie')} note={i18n._(kindWords[shares.isEntered ? 'entered' : 'rule'])}>
          {quantity('share', shares.recoverable).text}
        </KeyValue>
        <KeyValue name={i18n._('Schon genutzt')}>{quantity('share', shares.used).text}</KeyValue>
        <KeyValue name={i18n._('Elektrische Energie')}>
          {quantity('energy', energy.kind === 'none' ? undefined : energy.value).text}
        </KeyValue>
        {source?.seasonMonths !== undefined && (
          <KeyValue name={i18n._('Wärme der {count} kältesten Monate', { count: source.seasonMonths })}>
            {quantity('energy', heatInSeason(report.months, source.seasonMonths)).text}
          </KeyValue>
        )}
        {water !== undefined && (
          <KeyValue name={i18n._('Wasser, von {cold} erwärmt', { cold: quantity('temperature', coldWaterDegC).text })}>
            {i18n._('{amount} am Tag', { amount: quantity('mass', water).text })}
          </KeyValue>
        )}
      </KeyValueList>
      <p className="label">
        {i18n._('Wärme unter einem Zwanzigstel der größten Leistung zählt nicht: {heat}.', {
          heat: quantity('energy', report.faintHeatKWh).text,
        })}
      </p>
    </Panel>
  );
});
