import { useLingui } from '@lingui/react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ports, stores, useService } from '../../../di/index.ts';
import { FormPage, FormSection, type FormWords, TextField, useGroupForm } from '../form/index.ts';
import { DeviceZone } from './DeviceZone.tsx';
import { RebootPanel } from './RebootPanel.tsx';
import './time.css';
import { TimeThere } from './TimeThere.tsx';
import { TimeZonesVm } from './timeZones.vm.ts';
import { ZoneField } from './ZoneField.tsx';

const words: FormWords<'time'> = {
  zone: { label: /*i18n*/ 'Zeitzone' },
  ntpServer: { label: /*i18n*/ 'NTP-Server', hint: /*i18n*/ 'Name oder IPv4-Adresse; leer, wenn die Uhr von Hand gestellt wird' },
};

/** Where the clock comes from, and the plant's zone. */
export const TimePage = observer(function TimePage() {
  const { i18n } = useLingui();
  const keeper = useService(ports.settingsApi);
  const session = useService(stores.session);
  const settings = useService(stores.settings);
  const { restart, connection } = useService(stores.plant);
  const [zones] = useState(() => new TimeZonesVm(keeper, session));
  const form = useGroupForm('time', words, () => ({
    zones: zones.namesWith(settings.settings.time.zone),
    allowLocalGateway: true,
  }));
  const { vm } = form;

  useEffect(() => void zones.load(), [zones]);
  useEffect(
    () =>
      reaction(
        () => vm.outcome?.outcome,
        (outcome) => outcome === 'succeeded' && restart.expect(),
      ),
    [vm, restart],
  );

  return (
    <FormPage
      slug="time"
      form={form}
      note={i18n._('Nach dem Übernehmen startet der Webserver neu. Diese Seite wartet und verbindet sich von selbst wieder.')}
      savedText={
        restart.isUnderWay || connection === 'webserverLost'
          ? i18n._('Gespeichert. Der Webserver startet neu.')
          : i18n._('Gespeichert. Der Webserver ist neu gestartet.')
      }
    >
      <FormSection
        title={i18n._('Zeitzone der Anlage')}
        note={i18n._('Nach ihr richten sich alle Uhrzeiten, Tagesgrenzen, Auswertungen und Berichte.')}
      >
        <ZoneField form={form} zones={zones} />
        <TimeThere zone={vm.value('zone')} />
        <DeviceZone form={form} zones={zones} />
      </FormSection>
      <FormSection title={i18n._('Uhr der Station')}>
        <TextField form={form} path="ntpServer" span={4} />
      </FormSection>
      {vm.canWrite && <RebootPanel />}
    </FormPage>
  );
});
