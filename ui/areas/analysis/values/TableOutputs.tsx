import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Icon, Link } from '../../../kit/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import { SaveValues } from '../export/SaveValues.tsx';
import { Flyout } from '../Flyout.tsx';
import { viewToQuery } from '../model/analysisView.ts';
import { analysisPath } from '../statistics/statisticPages.ts';

/** All the ways of the rows that are shown to somewhere else. */
export const TableOutputs = observer(function TableOutputs({ chart }: { readonly chart: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const query = new URLSearchParams(viewToQuery(chart.view, chart.defaults)).toString();
  return (
    <Flyout button={i18n._('Ausgeben')} buttonClass="an-open-outputs" label={i18n._('Ausgeben')}>
      <section className="an-controls an-outputs">
        <SaveValues vm={chart} lines={chart.lines} />
        <Link className="btn sm" to={`${analysisPath('chart')}${query === '' ? '' : `?${query}`}`}>
          <Icon name="g-trend" />
          {i18n._('Als Diagramm')}
        </Link>
      </section>
    </Flyout>
  );
});
