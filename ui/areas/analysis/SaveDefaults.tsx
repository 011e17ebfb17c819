import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ports, stores, useService } from '../../di/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { ChartDefaultsVm } from './chartDefaults.vm.ts';
import { DefaultsControl } from './DefaultsControl.tsx';

/** Lines, time axis and value axes of this chart become those that every chart begins with; for those who may write. */
export const SaveDefaults = observer(function SaveDefaults({ vm: chart }: { readonly vm: AnalysisChartVm }) {
  const keeper = useService(ports.settingsApi);
  const session = useService(stores.session);
  const settings = useService(stores.settings);
  const preferences = useService(stores.preferences);
  const [vm] = useState(() => new ChartDefaultsVm({ keeper, session, settings, preferences, view: () => chart.view }));
  if (!vm.canWrite || !settings.known.includes('chart')) return null;
  return <DefaultsControl vm={vm} />;
});
