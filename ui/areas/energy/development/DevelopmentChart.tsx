import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { displayUnit, toDisplay } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { BarLegend, BarPartMark } from '../../../charts/barChart/index.ts';
import { ColumnChart, type ColumnChartData } from '../../../charts/columnChart/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { BarChoice } from '../air/airBars.ts';
import { partNames } from '../air/AirBars.tsx';
import { ChoiceButtons, useChoice } from '../air/ChoiceButtons.tsx';
import { useFigureText } from '../table/useFigureText.ts';
import type { DevelopmentVm } from './development.vm.ts';
import { developmentChoices } from './developmentFigures.ts';
import { DevelopmentProgress } from './DevelopmentProgress.tsx';
import type { DevelopmentRow, Pace } from '../../../../core/balance/index.ts';
import { usePeriodNames } from './usePeriodNames.ts';

interface Props {
  readonly vm: DevelopmentVm;
}

/** Text ids. */
const titles: Readonly<Record<Pace, string>> = {
  day: /*i18n*/ 'Verlauf nach Tagen',
  week: /*i18n*/ 'Verlauf nach Wochen',
  month: /*i18n*/ 'Verlauf nach Monaten',
};

/** A figure of the plant over the time since the reset; which one stands in the address. */
export const DevelopmentChart = observer(function DevelopmentChart({ vm }: Props) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const [choice, choose] = useChoice(developmentChoices);
  const data = useColumns(vm, choice);
  const title = i18n._(titles[vm.pace]);
  return (
    <Panel
      className="ea-chart dv-chart"
      title={title}
      actions={<ChoiceButtons label={i18n._('Säulen zeigen')} choices={developmentChoices} chosen={choice} onChoose={choose} />}
    >
      <div className="dv-legend">
        <BarLegend entries={choice.parts.map(({ part }) => ({ part, name: i18n._(partNames[part]) }))} />
        {data.columns.some(({ isOpen }) => isOpen) && (
          <ul className="legend">
            <li className="cc-open">
              <BarPartMark part={data.parts[0]!} />
              {i18n._('Unvollständig')}
            </li>
          </ul>
        )}
        <DevelopmentProgress vm={vm} />
      </div>
      <ColumnChart data={data} label={`${title}: ${i18n._(choice.title)}`} tickText={number} />
    </Panel>
  );
});

/** Only inside an observer. */
function useColumns({ rows, pace }: DevelopmentVm, { title, quantity, whole, parts }: BarChoice<DevelopmentRow>): ColumnChartData {
  const { i18n } = useLingui();
  const { units } = useFormat();
  const names = usePeriodNames(pace);
  const text = useFigureText();
  const columns = rows.map((row, i) => {
    const { period } = row;
    const wholeText = text.whole(quantity, whole(row));
    const partValues = parts.map(({ part, of }) => ({ name: i18n._(partNames[part]), part, text: text.whole(quantity, of(row)) }));
    const name = period.isWhole ? names.whole(period) : i18n._('{period} (unvollständig)', { period: names.whole(period) });
    return {
      id: period.firstDay,
      label: names.short(period),
      sublabel: names.begun(period, rows[i - 1]?.period),
      parts: parts.map(({ of }) => {
        const value = of(row);
        return value === undefined ? NaN : toDisplay(quantity, value, units);
      }),
      isOpen: !period.isWhole,
      title: name,
      values: [{ name: i18n._(title), text: wholeText }, ...partValues],
      spoken: `${name}: ${[wholeText, ...partValues.map((value) => `${value.name} ${value.text}`)].join(', ')}`,
    };
  });
  return {
    parts: parts.map(({ part }) => part),
    columns,
    axisTitle: i18n._('{name} in {unit}', { name: i18n._(title), unit: unitSymbol(displayUnit(quantity, units)) }),
  };
}
