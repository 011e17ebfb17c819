import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Page } from '../../shell/index.ts';
import './analysisChart.css';
import { AnalysisHeadline } from './AnalysisHeadline.tsx';
import { AnalysisRail } from './AnalysisRail.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import './phoneChart.css';
import { MarksPanel } from './marks/MarksPanel.tsx';
import { useChartMarks } from './marks/useChartMarks.ts';
import { RangeTable } from './RangeTable.tsx';
import { useAnalysisChart } from './useAnalysisChart.ts';
import { useShownChart } from './useShownChart.ts';

/** Any values of plant and machines over time: live, or from the day files on the SD card. */
export const AnalysisChart = observer(function AnalysisChart() {
  const { i18n } = useLingui();
  const { vm, availableDays } = useAnalysisChart();
  const marks = useChartMarks(vm);
  const chart = useShownChart(vm, marks, availableDays);
  return (
    <Page
      crumbs={[{ label: i18n._('Analyse'), to: '/analysis' }, { label: i18n._('Diagramme') }, { label: i18n._('Verlauf') }]}
      rail={<AnalysisRail />}
    >
      <AnalysisHeadline vm={vm} />
      <ChartPanel vm={vm} chart={chart} availableDays={availableDays} />
      <RangeTable vm={vm} />
      <MarksPanel vm={vm} marks={marks} />
    </Page>
  );
});
