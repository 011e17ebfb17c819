import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { stores, useService } from '../../di/index.ts';
import { classNames } from '../../kit/index.ts';
import { Page } from '../../shell/index.ts';
import { ControlPanel } from './control/ControlPanel.tsx';
import './overviewMaster.css';
import './overviewPrint.css';
import './overviewScreen.css';
import './overviewTick.css';
import { OverviewMasterVm } from './overviewMaster.vm.ts';
import { OverviewRail } from './OverviewRail.tsx';
import { StationPanel } from './picture/StationPanel.tsx';
import { MachineTiles } from './tiles/MachineTiles.tsx';
import { useShownLayout } from './useShownLayout.ts';

/** So few tiles stand beside the master panel. */
const asideAtMost = 2;

/** The station at a glance. */
export const OverviewMaster = observer(function OverviewMaster() {
  const { i18n } = useLingui();
  const plant = useService(stores.plant);
  const log = useService(stores.log);
  const machines = useService(stores.machines);
  const trends = useService(stores.trends);
  const [vm] = useState(() => new OverviewMasterVm({ plant, log, machines, trends }));
  const below = useRef<HTMLDivElement>(null);
  useShownLayout(below, vm);
  return (
    <Page
      crumbs={[{ label: i18n._('Übersicht'), to: '/overview' }, { label: i18n._('Station') }]}
      rail={<OverviewRail />}
      className={classNames('om', vm.shown === 'screen' && 'om-screen')}
    >
      <StationPanel vm={vm} />
      <div ref={below} className={classNames('om-below', vm.shown !== 'screen' && vm.slots.length <= asideAtMost && 'om-aside')}>
        <ControlPanel vm={vm} />
        <MachineTiles vm={vm} />
      </div>
    </Page>
  );
});
