import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { sessionOf } from '../../../../core/access/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Icon } from '../../../kit/index.ts';

/** What stands behind the # of a link reaches no server and no log of one. */
const tokenInAddress = () => window.location.hash.slice(1);

/** Enters with the token of the link, or says what is missing. */
export const WallEntry = observer(function WallEntry() {
  const { i18n } = useLingui();
  const storage = useService(ports.sessionStorage);
  const { ending } = useService(stores.session);
  const token = tokenInAddress();
  const isRefused = ending === 'byStation';
  useEffect(() => {
    if (token === '' || isRefused) return;
    storage.save({ token, session: sessionOf('read'), isLevelReported: true, settings: {} });
    window.location.reload();
  }, [storage, token, isRefused]);
  if (token !== '' && !isRefused) return <main id="main" className="wl-entry" />;
  return (
    <main id="main" className="wl-entry">
      <Icon name="g-mark" />
      <h1>{i18n._('Wandanzeige')}</h1>
      <p>
        {isRefused
          ? i18n._('Die Station nimmt diesen Link nicht mehr an. Legen Sie in den Einstellungen unter Wandanzeige einen neuen an.')
          : i18n._('Öffnen Sie den Link, den Sie in den Einstellungen unter Wandanzeige angelegt haben, oder melden Sie sich an.')}
      </p>
      <p>
        <a className="btn" href="/">
          {i18n._('Zur Anmeldung')}
        </a>
      </p>
    </main>
  );
});
