import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ports, stores, useService } from '../../di/index.ts';
import { Page } from '../../shell/index.ts';
import './analysisChart.css';
import { AnalysisChartVm } from './analysisChart.vm.ts';
import { AnalysisHeadline } from './AnalysisHeadline.tsx';
import { AnalysisRail } from './AnalysisRail.tsx';
import { ChartControls } from './ChartControls.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import { useAnalysisView } from './useAnalysisView.ts';
import { useDayFiles } from './useDayFiles.ts';

const tickMs = 1000;

/** Any values of plant and machines over time: live, or from the day files on the SD card. */
export const AnalysisChart = observer(function AnalysisChart() {
  const { i18n } = useLingui();
  const plant = useService(stores.plant);
  const log = useService(stores.log);
  const analysis = useService(stores.analysis);
  const settings = useService(stores.settings);
  const clock = useService(ports.clock);
  const [vm] = useState(() => new AnalysisChartVm({ plant, log, analysis, settings, clock }));
  const { isLive } = vm;

  useAnalysisView(vm);
  const availableDays = useDayFiles(vm);
  useEffect(() => vm.live.follow(), [vm]);
  useEffect(() => {
    if (isLive) return;
    const timer = setInterval(() => vm.live.tick(), tickMs);
    return () => clearInterval(timer);
  }, [vm, isLive]);

  return (
    <Page
      crumbs={[{ label: i18n._('Analyse'), to: '/analysis' }, { label: i18n._('Diagramme') }, { label: i18n._('Verlauf') }]}
      rail={<AnalysisRail />}
    >
      <AnalysisHeadline vm={vm} />
      <div className="an-split">
        <ChartPanel vm={vm} />
        <ChartControls vm={vm} availableDays={availableDays} />
      </div>
    </Page>
  );
});
