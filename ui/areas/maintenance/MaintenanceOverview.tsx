import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Headline } from '../../kit/index.ts';
import { useServices } from '../../station/index.ts';
import { Page } from '../../shell/index.ts';
import './maintenance.css';
import { MaintenanceOverviewVm } from './maintenanceOverview.vm.ts';
import './care/care.css';
import { CalendarButton } from './care/CalendarButton.tsx';
import { useCare } from './care/useCare.ts';
import { VisitPanel } from './care/VisitPanel.tsx';
import { MaintenanceRail } from './MaintenanceRail.tsx';
import { AsOf } from './parts/AsOf.tsx';
import { NextServices } from './parts/NextServices.tsx';
import { UpcomingServices } from './parts/UpcomingServices.tsx';
import { useHeadlineText } from './parts/useHeadlineText.ts';

/** Later ones say little of themselves. */
const maxVisits = 2;

/** What is due next across all machines. */
export const MaintenanceOverview = observer(function MaintenanceOverview() {
  const { i18n } = useLingui();
  const services = useServices();
  const [vm] = useState(() => new MaintenanceOverviewVm(services));
  const headlineText = useHeadlineText();
  const care = useCare();
  const visits = care.visits.filter((visit) => visit.services.length > 1).slice(0, maxVisits);
  return (
    <Page
      crumbs={[{ label: i18n._('Wartung'), to: '/maintenance' }, { label: i18n._('Übersicht') }]}
      rail={<MaintenanceRail />}
      className="mt-page"
    >
      <Headline title={headlineText(vm.headline)} note={<AsOf />}>
        <CalendarButton care={care} services={services.list} label={i18n._('Alle Termine in den Kalender')} />
      </Headline>
      <NextServices services={vm.next} isLoading={vm.headline.kind === 'loading'} />
      <UpcomingServices vm={vm} />
      {visits.map((visit) => (
        <VisitPanel key={`${visit.index} ${visit.atMs}`} care={care} visit={visit} />
      ))}
    </Page>
  );
});
