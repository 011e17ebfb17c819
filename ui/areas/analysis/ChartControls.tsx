import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Icon, Link } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import type { AvailableDays } from '../../dates/index.ts';
import { DaysChoice } from './DaysChoice.tsx';
import { SaveValues } from './export/SaveValues.tsx';
import { viewToQuery } from './model/analysisView.ts';
import { PrintChart } from '../../print/index.ts';
import { SaveDefaults } from './SaveDefaults.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { StatesSwitch } from './StatesSwitch.tsx';
import { analysisPath } from './statistics/statisticPages.ts';
import type { ShownChart } from './useShownChart.ts';
import { XChoice } from './XChoice.tsx';
import { YChoice } from './YChoice.tsx';

interface Props {
  readonly vm: AnalysisChartVm;
  readonly availableDays: AvailableDays;
  readonly chart: ShownChart;
}

/** Everything that the chart is set by, beside the lines. */
export const ChartControls = observer(function ChartControls({ vm, availableDays, chart: { printable } }: Props) {
  const { i18n } = useLingui();
  const { view } = vm;
  const query = new URLSearchParams(viewToQuery(view, vm.defaults)).toString();
  return (
    <section className="panel an-controls" aria-label={i18n._('Bereich und Quelle')}>
      <SourceChoice source={view.source} onChoose={(source) => vm.show({ ...view, source, days: undefined, x: vm.defaults.x })} />
      <DaysChoice vm={vm} availableDays={availableDays} />
      <XChoice legend={i18n._('Zeitachse')} vm={vm} />
      <YChoice vm={vm} />
      <StatesSwitch isOn={view.states} onChange={(states) => vm.show({ ...view, states })} />
      <fieldset className="an-outputs">
        <legend>{i18n._('Ausgabe')}</legend>
        <PrintChart printable={printable} />
        <Link className="btn sm" to={`${analysisPath('table')}${query === '' ? '' : `?${query}`}`}>
          <Icon name="g-table" />
          {i18n._('Alle Werte als Tabelle')}
        </Link>
        <SaveValues vm={vm} lines={vm.lines.filter(({ isHidden }) => !isHidden)} />
        <SaveDefaults vm={vm} />
      </fieldset>
    </section>
  );
});
