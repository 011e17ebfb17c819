import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Icon, Link } from '../../../kit/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import type { AvailableDays } from '../../../dates/index.ts';
import { DaysChoice } from '../DaysChoice.tsx';
import { SaveValues } from '../export/SaveValues.tsx';
import { viewToQuery } from '../model/analysisView.ts';
import { SourceChoice } from '../SourceChoice.tsx';
import { analysisPath } from '../statistics/statisticPages.ts';
import { XChoice } from '../XChoice.tsx';
import { MomentsChoice } from './MomentsChoice.tsx';

interface Props {
  readonly chart: AnalysisChartVm;
  readonly availableDays: AvailableDays;
}

/** Which rows the table has, and where else they can go. */
export const TableControls = observer(function TableControls({ chart, availableDays }: Props) {
  const { i18n } = useLingui();
  const { view } = chart;
  const query = new URLSearchParams(viewToQuery(view, chart.defaults)).toString();
  return (
    <section className="panel an-controls" aria-label={i18n._('Bereich und Quelle')}>
      <SourceChoice source={view.source} onChoose={(source) => chart.show({ ...view, source, days: undefined, x: chart.defaults.x })} />
      <DaysChoice vm={chart} availableDays={availableDays} />
      <div className="vt-times">
        <XChoice legend={i18n._('Gezeigter Zeitraum')} vm={chart} />
        <MomentsChoice chart={chart} />
      </div>
      <fieldset className="an-outputs">
        <legend>{i18n._('Ausgabe')}</legend>
        <Link className="btn sm" to={`${analysisPath('chart')}${query === '' ? '' : `?${query}`}`}>
          <Icon name="g-trend" />
          {i18n._('Als Diagramm')}
        </Link>
        <SaveValues vm={chart} lines={chart.lines} />
      </fieldset>
    </section>
  );
});
