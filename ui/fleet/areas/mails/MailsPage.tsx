import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Headline } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { FleetPage } from '../../shell/FleetPage.tsx';
import { ownMailsPage } from '../../shell/fleetPages.ts';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import './mails.css';
import { MailsForm } from './MailsForm.tsx';

/** The mails that somebody gets. */
export const MailsPage = observer(function MailsPage() {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.mails);
  const query = useFleetQuery((waiting) => api.own(waiting), []);
  const title = i18n._(ownMailsPage.label);
  return (
    <FleetPage crumbs={[{ label: title }]}>
      <Headline title={title} />
      <Answered query={query}>{(own) => <MailsForm own={own} />}</Answered>
    </FleetPage>
  );
});
