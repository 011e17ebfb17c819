import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../di/index.ts';
import { Banner } from '../kit/index.ts';
import { useFormat } from '../station/index.ts';
import { connectionStyle } from './connectionStyle.ts';
import { RestartBanner } from './RestartBanner.tsx';

/** Says which connection is gone and since when, or that the web server restarts on command; nothing while values arrive. */
export const ConnectionBanner = observer(function ConnectionBanner() {
  const { i18n } = useLingui();
  const plant = useService(stores.plant);
  const { connection, restart } = plant;
  const { isAuthorized } = useService(stores.session).session;
  const { date, clock } = useFormat();
  const { banner, icon } = connectionStyle[connection];
  if (!isAuthorized) return null;
  if (restart.isUnderWay || (restart.phase === 'back' && banner === undefined)) return <RestartBanner />;
  if (banner === undefined) return null;
  // changes with each push: followed only while it is shown
  const { lastSeenMs } = plant;
  return (
    <Banner tone="comm" icon={icon} className="frame-banner">
      <b>{i18n._(banner)}</b>
      {lastSeenMs !== undefined && (
        <span>{i18n._('Letzte Werte vom {date}, {time}', { date: date(lastSeenMs), time: clock(lastSeenMs) })}</span>
      )}
    </Banner>
  );
});
