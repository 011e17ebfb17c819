import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fleetStores, useService } from '../../di/index.ts';
import { FleetLoginVm } from './fleetLogin.vm.ts';
import { LoginForm } from './LoginForm.tsx';

/** Where a link of an invitation leads: somebody chooses a name and a password. The link's token never leaves the browser but for that call. */
export const SetUpPage = observer(function SetUpPage() {
  const { i18n } = useLingui();
  const session = useService(fleetStores.session);
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [vm] = useState(() => new FleetLoginVm({ session, token: hash.slice(1) }));
  return (
    <LoginForm
      vm={vm}
      title={i18n._('Zugang einrichten')}
      action={i18n._('Zugang einrichten')}
      note={i18n._('Das Passwort braucht mindestens 12 Zeichen.')}
      hasName
      isNewPassword
      refused={{
        text: /*i18n*/ 'Dieser Link gilt nicht mehr. Bitten Sie die Verwaltung um einen neuen.',
        icon: 'i-error',
        tone: 's-error',
      }}
      onOpened={() => void navigate('/', { replace: true })}
    />
  );
});
