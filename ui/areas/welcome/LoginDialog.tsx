import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { stores, useService } from '../../di/index.ts';
import { classNames, Field, Icon, type IconName } from '../../kit/index.ts';
import { type LoginNotice, LoginVm } from './login.vm.ts';

interface NoticeStyle {
  /** Text id. */
  readonly text: string;
  readonly icon: IconName;
  readonly tone: string;
}

const notices: Readonly<Record<LoginNotice, NoticeStyle>> = {
  wrongPassword: { text: /*i18n*/ 'Falsches Passwort!', icon: 'i-error', tone: 's-error' },
  failed: { text: /*i18n*/ 'Fehler beim Anmelden', icon: 'i-error', tone: 's-error' },
  tooMany: { text: /*i18n*/ 'Zu viele Versuche. Bitte warten Sie eine Minute.', icon: 'i-error', tone: 's-error' },
  ended: { text: /*i18n*/ 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.', icon: 'i-warn', tone: 's-warn' },
};

/** Asks for the password; `onOpened` follows a login. */
export const LoginDialog = observer(function LoginDialog({ onOpened }: { readonly onOpened: () => void }) {
  const { i18n } = useLingui();
  const session = useService(stores.session);
  const [vm] = useState(() => new LoginVm(session));
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const pending = vm.state === 'asking';

  useEffect(() => {
    if (!pending) field.current?.focus({ preventScroll: true });
  }, [pending]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (await vm.submit()) onOpened();
  };
  const notice = vm.notice && notices[vm.notice];
  const isRefused = notice?.tone === 's-error';

  return (
    <div className="dlg" role="dialog" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{i18n._('Anmelden')}</h2>
      <form onSubmit={submit} aria-busy={pending}>
        <Field label={i18n._('Passwort')} isInvalid={isRefused} isOff={pending} describedBy={notice && `${id}-notice`}>
          {(control) => (
            <input
              {...control}
              ref={field}
              className="in"
              type="password"
              autoComplete="current-password"
              value={vm.password}
              onChange={(event) => {
                vm.enter(event.target.value);
              }}
            />
          )}
        </Field>
        {notice && (
          <p className={classNames('login-notice', notice.tone)} id={`${id}-notice`} role="alert">
            <Icon name={notice.icon} />
            <span>{i18n._(notice.text)}</span>
          </p>
        )}
        <button className="btn pri" type="submit" disabled={pending}>
          {pending ? i18n._('Anmeldung läuft …') : i18n._('Anmelden')}
        </button>
      </form>
      <p className="t12 dim">{i18n._('Das Passwort bestimmt die Rechte: Demo, Lesen oder Schreiben.')}</p>
    </div>
  );
});
