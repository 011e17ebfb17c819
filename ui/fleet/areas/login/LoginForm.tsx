import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { classNames, Field, Icon } from '../../../kit/index.ts';
import type { FleetLoginVm } from './fleetLogin.vm.ts';
import './fleetLogin.css';
import { type NoticeStyle, loginNotices } from './loginNotices.ts';

interface LoginFormProps {
  readonly vm: FleetLoginVm;
  readonly title: string;
  readonly action: string;
  readonly note: ReactNode;
  readonly hasName: boolean;
  /** A new one is chosen. */
  readonly isNewPassword: boolean;
  /** What a refusal means here. */
  readonly refused?: NoticeStyle;
  readonly onOpened?: () => void;
}

/** Address, password and, for somebody new, the name. */
export const LoginForm = observer(function LoginForm(props: LoginFormProps) {
  const { vm, title, action, note, hasName, isNewPassword, refused = loginNotices.refused, onOpened } = props;
  const { i18n } = useLingui();
  const id = useId();
  const isAsking = vm.state === 'asking';
  const { way } = vm;
  const goesOn = () => {
    if (way === 'unknown') return i18n._('Weiter');
    return way === 'password' ? action : i18n._('Anmelden mit {organisation}', { organisation: way.organisation });
  };
  const look = vm.notice && (vm.notice === 'refused' ? refused : loginNotices[vm.notice]);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await vm.submit()) onOpened?.();
  };
  const field = (name: 'email' | 'name' | 'password', label: string, type: string, autoComplete: string) => (
    <Field label={label} isInvalid={name === 'password' && look?.tone === 's-error'} isOff={isAsking} describedBy={look && `${id}-notice`}>
      {(control) => (
        <input
          {...control}
          className="in"
          type={type}
          autoComplete={autoComplete}
          // it has just come, and is what somebody goes on with
          autoFocus={name === 'password' && !isNewPassword}
          required={!(isNewPassword && name === 'email')}
          value={vm[name]}
          onChange={({ target }) => vm.enter({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="frame frame-wide">
      <main id="main" tabIndex={-1} className="lg">
        <div className="dlg">
          <h1>{title}</h1>
          <form onSubmit={submit} aria-busy={isAsking}>
            {field(
              'email',
              isNewPassword ? i18n._('E-Mail-Adresse, nur beim ersten Zugang eines Servers') : i18n._('E-Mail-Adresse'),
              'email',
              'username',
            )}
            {hasName && field('name', i18n._('Name'), 'text', 'name')}
            {way === 'password' && field('password', i18n._('Passwort'), 'password', isNewPassword ? 'new-password' : 'current-password')}
            {typeof way === 'object' && (
              <p className="t14" role="status">
                {i18n._('{organisation} meldet Sie mit dem eigenen Anmeldedienst an.', { organisation: way.organisation })}
              </p>
            )}
            {look && (
              <p className={classNames('lg-notice', look.tone)} id={`${id}-notice`} role="alert">
                <Icon name={look.icon} />
                <span>{i18n._(look.text)}</span>
              </p>
            )}
            <button className="btn pri" type="submit" disabled={isAsking}>
              {isAsking ? i18n._('Anmeldung läuft …') : goesOn()}
            </button>
            {typeof way === 'object' && (
              <button className="btn" type="button" disabled={isAsking} onClick={() => vm.usePassword()}>
                {i18n._('Mit Passwort anmelden')}
              </button>
            )}
          </form>
          <p className="t12 dim">{note}</p>
        </div>
      </main>
    </div>
  );
});
