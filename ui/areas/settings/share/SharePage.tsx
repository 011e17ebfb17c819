import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Icon } from '../../../kit/index.ts';
import { FormPage, FormSection, type FormWords, MainSwitch, SecretField, TextField, Tick, useGroupForm } from '../form/index.ts';
import './share.css';

const words: FormWords<'share'> = {
  enabled: { label: /*i18n*/ 'Freigabe' },
  workgroup: { label: /*i18n*/ 'Arbeitsgruppe' },
  device: { label: /*i18n*/ 'Gerätename' },
  writeable: { label: /*i18n*/ 'Schreiben erlaubt' },
  guestEnabled: { label: /*i18n*/ 'Gastzugang ohne Passwort' },
  userEnabled: { label: /*i18n*/ 'Zugang mit Benutzername und Passwort' },
  userName: { label: /*i18n*/ 'Benutzername' },
  userPassword: { label: /*i18n*/ 'Passwort' },
};

/** The SD card as a folder in the local network. */
export const SharePage = observer(function SharePage() {
  const { i18n } = useLingui();
  const form = useGroupForm('share', words);
  const { enabled, device, writeable, guestEnabled, userEnabled } = form.vm.values;
  const notes = [
    enabled && !guestEnabled && !userEnabled && i18n._('Ohne Gast- und ohne Benutzerzugang kommt niemand an die Daten.'),
    enabled && guestEnabled && writeable && i18n._('Jeder im Netzwerk kann die Daten ändern und löschen.'),
  ].filter((note) => typeof note === 'string');
  return (
    <FormPage
      slug="share"
      form={form}
      note={i18n._('Die SD-Karte mit den Tages- und Archivdateien als Ordner im lokalen Netzwerk.')}
      headControl={<MainSwitch form={form} path="enabled" />}
    >
      <FormSection title={i18n._('Im Netzwerk')}>
        <TextField form={form} path="workgroup" span={3} />
        <TextField
          form={form}
          path="device"
          span={3}
          hint={device === '' ? undefined : i18n._('Unter Windows: {path}', { path: `\\\\${device}` })}
        />
        <Tick form={form} path="writeable" className="fm-span-6" />
      </FormSection>
      <FormSection title={i18n._('Zugang')}>
        <div className="sh-ticks fm-span-6">
          <Tick form={form} path="guestEnabled" />
          <Tick form={form} path="userEnabled" />
        </div>
        <TextField form={form} path="userName" span={3} isOff={!userEnabled} />
        <SecretField form={form} path="userPassword" span={3} isOff={!userEnabled} />
        {notes.map((note) => (
          <p key={note} className="sh-note s-warn fm-span-6">
            <Icon name="i-warn" />
            {note}
          </p>
        ))}
      </FormSection>
    </FormPage>
  );
});
