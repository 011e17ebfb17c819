import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CallFailure } from '../../../../core/ports/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Icon } from '../../../kit/index.ts';
import type { GroupForm } from '../form/index.ts';
import { TestMailVm } from './testMail.vm.ts';

/** Text ids. */
const failures: Readonly<Record<CallFailure, string>> = {
  unauthorized: /*i18n*/ 'Die Sitzung ist beendet. Bitte melden Sie sich neu an.',
  forbidden: /*i18n*/ 'Nur mit Schreibrecht',
  refused: /*i18n*/ 'Anforderung fehlgeschlagen',
  unreachable: /*i18n*/ 'Netzwerkfehler',
  failed: /*i18n*/ 'Anforderung fehlgeschlagen',
  aborted: /*i18n*/ 'Anforderung fehlgeschlagen',
  notOffered: /*i18n*/ 'Diese Steuerung unterstützt das nicht.',
};

/** Text ids. */
const notes = {
  changed: /*i18n*/ 'Erst die Änderungen übernehmen: Die Testmail benutzt, was gespeichert ist.',
  lacking: /*i18n*/ 'Dazu fehlt noch ein SMTP-Server oder ein aktiver Empfänger.',
  ready: /*i18n*/ 'Geht mit den gespeicherten Einstellungen an jeden aktiven Empfänger, auch bei ausgeschaltetem Versand.',
};

/** Sends a test mail and says what the mail server answered. */
export const TestMail = observer(function TestMail({ form }: { readonly form: GroupForm<'email'> }) {
  const { i18n } = useLingui();
  const keeper = useService(ports.settingsApi);
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const [vm] = useState(() => new TestMailVm({ keeper, session, preferences }));
  useEffect(() => vm.follow(), [vm]);
  const { isChanged, values } = form.vm;
  const isReady = values.account.smtpServer !== '' && values.receivers.some(({ active }) => active);
  return (
    <div className="fm-act">
      <p className="t14 dim">{i18n._(isChanged ? notes.changed : isReady ? notes.ready : notes.lacking)}</p>
      <button
        type="button"
        className="btn"
        disabled={isChanged || !isReady || vm.state === 'asking'}
        aria-busy={vm.state === 'asking'}
        onClick={() => void vm.send()}
      >
        <Icon name="g-mail" />
        {vm.state === 'asking' ? i18n._('Testmail wird gesendet') : i18n._('Testmail senden')}
      </button>
      <TestMailAnswer vm={vm} />
    </div>
  );
});

const TestMailAnswer = observer(function TestMailAnswer({ vm: { result } }: { readonly vm: TestMailVm }) {
  const { i18n } = useLingui();
  if (result === undefined || (result.outcome === 'succeeded' && result.value.isSent))
    return (
      <p className="em-answer" role="status">
        {result !== undefined && (
          <>
            <Icon name="g-check" />
            <span>
              <strong>{i18n._('Gesendet.')}</strong> {result.value.text}
            </span>
          </>
        )}
      </p>
    );
  return (
    <div className="fm-alert s-error em-answer" role="alert">
      <Icon name="i-error" />
      <p>
        <strong>{i18n._('Die Testmail wurde nicht gesendet')}</strong>
        <span>{result.outcome === 'succeeded' ? result.value.text : i18n._(failures[result.outcome])}</span>
      </p>
    </div>
  );
});
