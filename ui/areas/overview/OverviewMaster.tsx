import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { stores, useService } from '../../di/index.ts';
import { Page } from '../../shell/index.ts';
import { ControlPanel } from './control/ControlPanel.tsx';
import './overviewMaster.css';
import { OverviewMasterVm } from './overviewMaster.vm.ts';
import { OverviewRail } from './OverviewRail.tsx';
import { StationPanel } from './picture/StationPanel.tsx';
import { MachineTiles } from './tiles/MachineTiles.tsx';

/** The station at a glance. */
export const OverviewMaster = observer(function OverviewMaster() {
  const { i18n } = useLingui();
  const plant = useService(stores.plant);
  const log = useService(stores.log);
  const machines = useService(stores.machines);
  const [vm] = useState(() => new OverviewMasterVm({ plant, log, machines }));
  return (
    <Page crumbs={[{ label: i18n._('Übersicht'), to: '/overview' }, { label: i18n._('Station') }]} rail={<OverviewRail />}>
      <StationPanel vm={vm} />
      <div className="om-below">
        <MachineTiles vm={vm} />
        <ControlPanel vm={vm} />
      </div>
    </Page>
  );
});
