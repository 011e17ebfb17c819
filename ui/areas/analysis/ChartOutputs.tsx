import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Icon, Link } from '../../kit/index.ts';
import { PrintChart, SavePicture } from '../../print/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { CopyLink } from './export/CopyLink.tsx';
import { SaveValues } from './export/SaveValues.tsx';
import { useOutputName } from './export/useOutputName.ts';
import { Flyout } from './Flyout.tsx';
import { viewToQuery } from './model/analysisView.ts';
import { analysisPath } from './statistics/statisticPages.ts';
import type { ShownChart } from './useShownChart.ts';

interface Props {
  readonly vm: AnalysisChartVm;
  readonly chart: ShownChart;
}

/** All the ways of what is shown to somewhere else. */
export const ChartOutputs = observer(function ChartOutputs({ vm, chart: { printable } }: Props) {
  const { i18n } = useLingui();
  const name = useOutputName(vm);
  const query = new URLSearchParams(viewToQuery(vm.view, vm.defaults)).toString();
  return (
    <Flyout button={i18n._('Ausgeben')} buttonClass="an-open-outputs" label={i18n._('Ausgeben')}>
      <section className="an-controls an-outputs">
        <SavePicture printable={printable} name={name} />
        <PrintChart printable={printable} />
        <SaveValues vm={vm} lines={vm.lines.filter(({ isHidden }) => !isHidden)} />
        <Link className="btn sm" to={`${analysisPath('table')}${query === '' ? '' : `?${query}`}`}>
          <Icon name="g-table" />
          {i18n._('Alle Werte als Tabelle')}
        </Link>
        <CopyLink vm={vm} />
      </section>
    </Flyout>
  );
});
