import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ports, stores, useService } from '../../di/index.ts';
import { Icon } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { ChartDefaultsVm } from './chartDefaults.vm.ts';
import { DefaultsFailure } from './DefaultsFailure.tsx';

/** Lines, time axis and value axes of this chart become those that every chart begins with; for those who may write. */
export const SaveDefaults = observer(function SaveDefaults({ vm: chart }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const keeper = useService(ports.settingsKeeper);
  const session = useService(stores.session);
  const settings = useService(stores.settings);
  const preferences = useService(stores.preferences);
  const [vm] = useState(() => new ChartDefaultsVm({ keeper, session, settings, preferences, view: () => chart.view }));
  if (!vm.canWrite || !settings.known.includes('chart')) return null;
  return (
    <>
      <button type="button" className="btn sm" disabled={vm.isSaving || vm.isDefault} onClick={() => void vm.save()}>
        <Icon name="g-check" />
        {vm.isDefault ? i18n._('Entspricht der Vorgabe für alle') : i18n._('Als Vorgabe für alle speichern')}
      </button>
      <DefaultsFailure outcome={vm.outcome} />
    </>
  );
});
