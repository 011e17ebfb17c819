import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../di/index.ts';
import { Icon, IconButton, Link, product } from '../../kit/index.ts';
import { usePhone } from '../../kit/usePhone.ts';
import { stationName } from '../../station/stationName.ts';
import { AreaTabs } from './AreaTabs.tsx';
import { ContactLink } from './ContactLink.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { SdCardMark } from './SdCardMark.tsx';
import { StationClock } from './StationClock.tsx';
import { toggleTheme } from '../applyTheme.ts';
import { connectionStyle } from '../connectionStyle.ts';
import { HeaderMark } from './HeaderMark.tsx';
import { placeTitleId } from '../PlaceTitle.tsx';
import { TabBar } from './TabBar.tsx';
import '../strip.css';
import './header.css';
import './phone.css';

/** Ends the session; the route guard then leads to the login. */
function LogOut() {
  const { i18n } = useLingui();
  const session = useService(stores.session);
  return <IconButton icon="g-out" label={i18n._('Abmelden')} onPress={() => void session.logout()} leaves />;
}

/** State of the live connection; on a phone only what is not well. */
const ConnectionMark = observer(function ConnectionMark({ isShort }: { readonly isShort: boolean }) {
  const { i18n } = useLingui();
  const { connection } = useService(stores.plant);
  const { icon, tone, word } = connectionStyle[connection];
  if (isShort && connection === 'connected') return null;
  return <HeaderMark icon={icon} tone={tone} text={i18n._(word)} />;
});

/** Product, station, its clock and states, choices, and the areas; on a phone the page's name instead of the choices. */
export const Header = observer(function Header() {
  const { i18n } = useLingui();
  const { isAuthorized } = useService(stores.session).session;
  const preferences = useService(stores.preferences);
  const isPhone = usePhone();
  const station = stationName(useService(stores.settings), useService(stores.station));
  return (
    <header className="top">
      <div className="bar">
        <Link className="mark" to="/" aria-label={i18n._('Pressluft, Startseite')}>
          <Icon name="g-mark" />
          <b>{product}</b>
        </Link>
        <div className="names">
          <span className="station">{station}</span>
          {isPhone && <div id={placeTitleId} className="place" />}
        </div>
        <span className="sp" />
        {isAuthorized && (
          <span className="stats">
            <StationClock />
            <ConnectionMark isShort={isPhone} />
            <SdCardMark />
          </span>
        )}
        {!isPhone && (
          <div className="tools">
            <LanguageChoice preferences={preferences} />
            <IconButton icon="g-theme" label={i18n._('Helles oder dunkles Farbschema')} onPress={() => toggleTheme(preferences)} />
            <ContactLink />
            {isAuthorized && <LogOut />}
          </div>
        )}
      </div>
      {isPhone ? <TabBar /> : <AreaTabs />}
    </header>
  );
});
