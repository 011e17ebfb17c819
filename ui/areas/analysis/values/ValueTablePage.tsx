import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Page } from '../../../shell/index.ts';
import '../analysisChart.css';
import { AnalysisHeadline } from '../AnalysisHeadline.tsx';
import { AnalysisRail } from '../AnalysisRail.tsx';
import { analysisPath } from '../statistics/statisticPages.ts';
import { useAnalysisChart } from '../useAnalysisChart.ts';
import { TablePanel } from './TablePanel.tsx';
import './values.css';
import { ValueTableVm } from './valueTable.vm.ts';

/** Any values of plant and machines as a table: live, or from the day files on the SD card. */
export const ValueTablePage = observer(function ValueTablePage() {
  const { i18n } = useLingui();
  const { vm: chart, availableDays } = useAnalysisChart();
  const [vm] = useState(() => new ValueTableVm(chart));
  return (
    <Page
      crumbs={[
        { label: i18n._('Analyse'), to: '/analysis' },
        { label: i18n._('Tabellen'), to: analysisPath('table') },
        { label: i18n._('Verlauf') },
      ]}
      rail={<AnalysisRail />}
    >
      <AnalysisHeadline vm={chart} />
      <TablePanel vm={vm} availableDays={availableDays} />
    </Page>
  );
});
