import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stores, useService } from '../../di/index.ts';
import { Banner } from '../../kit/index.ts';
import { ConnectionBanner } from '../../shell/ConnectionBanner.tsx';
import { askedOf, landing } from '../../shell/landing.ts';
import { OriginLine } from '../../shell/OriginLine.tsx';
import { refusalAtLogin } from '../../shell/refusal.ts';
import { stationName } from '../../station/stationName.ts';
import { useArrival } from '../../shell/useArrival.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { OpenAreas } from './OpenAreas.tsx';
import { StationSummary } from './StationSummary.tsx';
import './welcome.css';
import { WelcomeArt } from './WelcomeArt.tsx';

/** What the station is, and the way in: the login, or links to the areas. */
export const Welcome = observer(function Welcome() {
  const { i18n } = useLingui();
  const main = useRef<HTMLElement>(null);
  const session = useService(stores.session);
  const settings = useService(stores.settings);
  const station = useService(stores.station);
  const preferences = useService(stores.preferences);
  const { state } = useLocation();
  const navigate = useNavigate();
  const { isAuthorized } = session.session;
  useArrival({ way: [], main, takesFocus: isAuthorized });

  const goOn = () => {
    const { allowed } = session;
    const asked = askedOf(state);
    const { origin, stationName: name } = station.facts ?? {};
    const isFirstStart = origin === 'none' && name === '' && session.session.canWrite && !preferences.isSetupSkipped;
    const target = landing({ asked, startPage: settings.settings.user.startPage, allowed, isFirstStart });
    void navigate(target ?? '/', { replace: true, state: refusalAtLogin(asked, allowed) });
  };

  return (
    <main id="main" ref={main} tabIndex={-1} className="wel" data-address="/">
      <WelcomeArt />
      <div className="wel-ground">
        <div className="wel-text">
          <ConnectionBanner />
          <OriginLine className="wel-origin" />
          <h1>{stationName(settings, station) ?? i18n._('Druckluftstation')}</h1>
          <p className="wel-lead">
            {isAuthorized
              ? i18n._('Sie sind angemeldet. Wählen Sie einen Bereich.')
              : i18n._('Melden Sie sich an, um Zustände, Verbrauch und Wartung der Station zu sehen.')}
          </p>
          {station.hasNoAnswer && (
            <Banner tone="error" icon="i-comm" className="wel-failed">
              <b>{i18n._('Die Station antwortet nicht.')}</b> {i18n._('Es wird weiter versucht, sie zu erreichen.')}
            </Banner>
          )}
          {(station.facts !== undefined || isAuthorized) && <StationSummary />}
        </div>
        {isAuthorized ? <OpenAreas /> : <LoginDialog onOpened={goOn} />}
      </div>
    </main>
  );
});
