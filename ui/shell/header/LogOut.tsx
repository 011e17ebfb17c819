import { useLingui } from '@lingui/react';
import { stores, useService } from '../../di/index.ts';
import { IconButton } from '../../kit/index.ts';

/** Ends the session; the route guard then leads to the login. */
export function LogOut() {
  const { i18n } = useLingui();
  const session = useService(stores.session);
  return <IconButton icon="g-out" label={i18n._('Abmelden')} onPress={() => void session.logout()} leaves />;
}
