import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Leakage } from '../../../../core/leakage/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { Panel } from '../../../kit/index.ts';
import { Explain, type Explanation, useFormat } from '../../../station/index.ts';
import { useLeakText } from './useLeakText.ts';
import { WeekChart } from './WeekChart.tsx';

interface TrendPanelProps {
  readonly leakage: Leakage;
  readonly explanation: Explanation;
}

/** The middle night of each week, and what it changes by in a week. */
export const TrendPanel = observer(function TrendPanel({ leakage, explanation }: TrendPanelProps) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const text = useLeakText();
  const { weeks, perWeek } = leakage.trend;
  const isFlat = perWeek.kind !== 'none' && perWeek.low <= 0 && perWeek.high >= 0;
  return (
    <Panel title={i18n._('Verlauf')}>
      <p className="label">{i18n._('Grundfluss in {unit}, Median der Woche', { unit: text.unit })}</p>
      <WeekChart trend={leakage.trend} />
      <p className="t14 lq-after">
        {perWeek.kind === 'none'
          ? i18n._('Eine Änderung je Woche ist ab vier Wochen bekannt.')
          : i18n._('{value} {unit} je Woche ({low} bis {high}), aus {n, plural, one {# Woche} other {# Wochen}}.', {
              value: text.signed(perWeek.value),
              unit: text.unit,
              low: text.signed(perWeek.low),
              high: text.signed(perWeek.high),
              n: perWeek.n,
            })}{' '}
        {perWeek.kind !== 'none' && (
          <Explain
            figure="leakPerWeek"
            name={i18n._('Änderung je Woche')}
            value={`${text.signed(perWeek.value)} ${text.unit}`}
            of={explanation}
          />
        )}{' '}
        {isFlat && i18n._('Die Steigung ist von 0 nicht zu unterscheiden.')}
      </p>
      <details className="lq-list">
        <summary>{i18n._('Wochen als Tabelle')}</summary>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">{i18n._('Woche ab')}</th>
              <th scope="col" className="r">
                {i18n._('Grundfluss')} <span className="unit">{text.unit}</span>
              </th>
              <th scope="col" className="r">
                {i18n._('Nächte')}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ firstDay, flowM3min, nights }) => (
              <tr key={firstDay}>
                <th scope="row">{formatDay(firstDay, region)}</th>
                <td className="r">{text.fine(flowM3min)}</td>
                <td className="r">{nights}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
});
