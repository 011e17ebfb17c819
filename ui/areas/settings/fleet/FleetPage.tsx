import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { stores, useFleet, useService } from '../../../di/index.ts';
import { FormPage, FormSection, TextField, useGroupForm } from '../form/index.ts';
import { FleetMembership } from './FleetMembership.tsx';
import { FleetStateList } from './FleetStateList.tsx';
import { FleetVm } from './fleet.vm.ts';
import { fleetWords } from './fleetWords.ts';
import { LeaveFleetDialog } from './LeaveFleetDialog.tsx';

const certificateLines = 4;

/** The fleet that the station is of. */
export const FleetPage = observer(function FleetPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('fleet', fleetWords);
  const api = useFleet();
  const session = useService(stores.session);
  const [vm] = useState(() => new FleetVm({ api, session }));
  useEffect(() => vm.follow(), [vm]);
  return (
    <FormPage
      slug="fleet"
      form={form}
      note={i18n._(
        'Sendet Tageswerte, Störungen und den Zustand an eine Flotte, die viele Stationen zeigt. Die Flotte kann dieser Station nichts befehlen, und was sie nicht erreicht, holt sie später nach.',
      )}
      after={<LeaveFleetDialog vm={vm} />}
    >
      <FormSection title={i18n._('Zustand')} bare>
        <FleetStateList report={vm.report} hasFailed={vm.hasFailed} />
      </FormSection>
      <FormSection title={i18n._('Flotte')}>
        <TextField form={form} path="url" inputMode="url" />
        <TextField form={form} path="caCertificate" rows={certificateLines} />
        <TextField form={form} path="dashboardUrl" inputMode="url" />
      </FormSection>
      <FormSection title={i18n._('Anmeldung')} bare>
        <FleetMembership vm={vm} isChanged={form.vm.isChanged} />
      </FormSection>
    </FormPage>
  );
});
