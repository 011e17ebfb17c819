import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Headline } from '../../kit/index.ts';
import { useServices } from '../../station/index.ts';
import { Page } from '../../shell/index.ts';
import './maintenance.css';
import { MaintenanceOverviewVm } from './maintenanceOverview.vm.ts';
import { MaintenanceRail } from './MaintenanceRail.tsx';
import { AsOf } from './parts/AsOf.tsx';
import { NextServices } from './parts/NextServices.tsx';
import { UpcomingServices } from './parts/UpcomingServices.tsx';
import { useHeadlineText } from './parts/useHeadlineText.ts';

/** What is due next across all machines. */
export const MaintenanceOverview = observer(function MaintenanceOverview() {
  const { i18n } = useLingui();
  const services = useServices();
  const [vm] = useState(() => new MaintenanceOverviewVm(services));
  const headlineText = useHeadlineText();
  return (
    <Page
      crumbs={[{ label: i18n._('Wartung'), to: '/maintenance' }, { label: i18n._('Übersicht') }]}
      rail={<MaintenanceRail />}
      className="mt-page"
    >
      <Headline title={headlineText(vm.headline)} note={<AsOf />} />
      <NextServices services={vm.next} isLoading={vm.headline.kind === 'loading'} />
      <UpcomingServices vm={vm} />
    </Page>
  );
});
