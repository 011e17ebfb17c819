import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { loginRefusals } from '../../../../core/fleet/index.ts';
import { isOneOf } from '../../../../core/records/index.ts';
import { Banner } from '../../../kit/index.ts';
import { fleetStores, useService } from '../../di/index.ts';
import { FleetLoginVm } from './fleetLogin.vm.ts';
import { LoginForm } from './LoginForm.tsx';

/** Where a login by an issuer ends that opened no session. */
const refusedPath = '/login';

/** Where somebody opens a session; the page that was asked for follows at its address. */
export const LoginPage = observer(function LoginPage() {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const session = useService(fleetStores.session);
  const [vm] = useState(() => {
    const refused = pathname === refusedPath ? new URLSearchParams(search).get('refused') : undefined;
    return new FleetLoginVm({
      ...{ session, refusal: isOneOf(loginRefusals, refused) ? refused : undefined },
      to: pathname === refusedPath ? '/' : pathname + search,
      leaveFor: (url) => location.assign(url),
    });
  });
  return (
    <>
      {session.state === 'unreachable' && (
        <Banner tone="comm" icon="i-comm">
          {i18n._('Der Server antwortet nicht.')}{' '}
          <button type="button" className="btn sm" onClick={() => void session.load()}>
            {i18n._('Erneut versuchen')}
          </button>
        </Banner>
      )}
      <LoginForm
        vm={vm}
        title={i18n._('Anmelden')}
        action={i18n._('Anmelden')}
        note={i18n._('Zugänge vergibt die Verwaltung Ihrer Organisation.')}
        hasName={false}
        isNewPassword={false}
      />
    </>
  );
});
