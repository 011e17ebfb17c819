import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useState } from 'react';
import { longestWallLinkName } from '../../../../core/access/index.ts';
import { stores, useService, useWallLinks } from '../../../di/index.ts';
import { Dialog, Field, Headline, Icon, Locked } from '../../../kit/index.ts';
import { useLockReason } from '../../../station/index.ts';
import { FormSection } from '../form/index.ts';
import '../form/form.css';
import { SettingsPage } from '../SettingsPage.tsx';
import { settingsTitles } from '../settingsTitles.ts';
import './wallLinks.css';
import { WallLinkRows } from './WallLinkRows.tsx';
import { WallLinksVm } from './wallLinks.vm.ts';

const addressOf = (token: string) => `${window.location.origin}/wall#${token}`;

/** The links that open the wall panel without a password. */
export const WallPage = observer(function WallPage() {
  const { i18n } = useLingui();
  const api = useWallLinks();
  const session = useService(stores.session);
  const [vm] = useState(() => new WallLinksVm({ api, session }));
  const reason = useLockReason();
  useEffect(() => void vm.read(), [vm]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void vm.make();
  };
  return (
    <SettingsPage slug="wall">
      <Headline
        title={i18n._(settingsTitles.wall)}
        note={i18n._(
          'Zeigt die Station groß auf einem Bildschirm in der Halle, ohne Bedienung. Ein Link öffnet sie ohne Passwort; er darf, was das Passwort Lesen darf.',
        )}
      />
      {vm.state === 'notOffered' ? (
        <p className="panel fm-withheld">{i18n._('Diese Einstellungen hat die Steuerung nicht.')}</p>
      ) : (
        <Locked isLocked={!vm.canWrite} reason={reason}>
          <FormSection title={i18n._('Neuer Link')} bare>
            <form className="form-row" onSubmit={submit} noValidate>
              <Field label={i18n._('Name')} note={{ text: i18n._('Zum Beispiel, wo der Bildschirm hängt.') }}>
                {(control) => (
                  <input
                    {...control}
                    className="in"
                    value={vm.name}
                    maxLength={longestWallLinkName}
                    autoComplete="off"
                    onChange={({ target }) => vm.setName(target.value)}
                  />
                )}
              </Field>
              <button type="submit" className="btn pri" disabled={!vm.canMake}>
                {i18n._('Link anlegen')}
              </button>
            </form>
            {vm.token !== undefined && (
              <div className="wk-made" role="status">
                <p>
                  <b>{i18n._('Dieser Link wird nur jetzt angezeigt.')}</b>{' '}
                  {i18n._('Öffnen Sie ihn auf dem Bildschirm als Startseite des Browsers.')}
                </p>
                <input
                  className="in"
                  readOnly
                  aria-label={i18n._('Link der Wandanzeige')}
                  value={addressOf(vm.token)}
                  onFocus={({ target }) => target.select()}
                />
              </div>
            )}
            {vm.hasFailed && (
              <p className="wk-failed s-error" role="alert">
                <Icon name="i-error" />
                {i18n._('Das ließ sich nicht speichern. Versuchen Sie es erneut.')}
              </p>
            )}
          </FormSection>
          <FormSection title={i18n._('Vorhandene Links')} bare>
            <WallLinkRows vm={vm} />
          </FormSection>
        </Locked>
      )}
      {vm.revoking !== undefined && (
        <Dialog
          title={i18n._('Link {name} widerrufen?', { name: vm.revoking.name })}
          role="alertdialog"
          onClose={() => vm.askToRevoke(undefined)}
        >
          <p>{i18n._('Bildschirme, die ihn benutzen, zeigen sofort nichts mehr an.')}</p>
          <div className="dg-answers">
            <button type="button" className="btn pri" autoFocus onClick={() => vm.askToRevoke(undefined)}>
              {i18n._('Abbrechen')}
            </button>
            <button type="button" className="btn grave" onClick={() => void vm.revoke()}>
              {i18n._('Widerrufen')}
            </button>
          </div>
        </Dialog>
      )}
    </SettingsPage>
  );
});
