import { useLingui } from '@lingui/react';
import { stores, useService } from '../../di/index.ts';
import { Icon } from '../../kit/index.ts';

/** Ends the session; the route guard then leads to the login. */
export function LogOut() {
  const { i18n } = useLingui();
  const session = useService(stores.session);
  const label = i18n._('Abmelden');
  return (
    <button
      type="button"
      className="ib"
      aria-label={label}
      title={label}
      onClick={() => {
        void session.logout();
      }}
    >
      <Icon name="g-out" />
    </button>
  );
}
