import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Switch } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { Flyout } from './Flyout.tsx';
import { SaveDefaults } from './SaveDefaults.tsx';
import { YChoice } from './YChoice.tsx';

/** How the chart looks, beside its lines and its time. */
export const ChartView = observer(function ChartView({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const { view } = vm;
  return (
    <Flyout button={i18n._('Ansicht')} buttonClass="an-open-view" label={i18n._('Ansicht')}>
      <section className="an-controls an-view">
        <YChoice vm={vm} />
        <div>
          <Switch label={i18n._('Zustände der Verdichter')} isOn={view.states} onChange={(states) => vm.show({ ...view, states })} />
          <Switch label={i18n._('Leistungen der Verdichter stapeln')} isOn={view.stacked} onChange={(stacked) => vm.showStacked(stacked)} />
        </div>
        <SaveDefaults vm={vm} />
      </section>
    </Flyout>
  );
});
