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
};

/** Sends a test mail and says what the mail server answered. */
export const TestMail = observer(function TestMail({ form }: { readonly form: GroupForm<'email'> }) {
  const { i18n } = useLingui();
  const keeper = useService(ports.settingsKeeper);
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const [vm] = useState(() => new TestMailVm({ keeper, session, preferences }));
  useEffect(() => () => vm.dispose(), [vm]);
  const { isChanged } = form.vm;
  return (
    <div className="em-test">
      <p className="t14 dim">
        {isChanged
          ? i18n._('Erst die Änderungen übernehmen: Die Testmail benutzt, was gespeichert ist.')
          : i18n._('Geht mit den gespeicherten Einstellungen an jeden aktiven Empfänger, auch bei ausgeschaltetem Versand.')}
      </p>
      <button type="button" className="btn" disabled={isChanged || vm.pending} aria-busy={vm.pending} onClick={() => void vm.send()}>
        <Icon name="g-mail" />
        {vm.pending ? i18n._('Testmail wird gesendet') : i18n._('Testmail senden')}
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
